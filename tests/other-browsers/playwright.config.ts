import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {FIREFOX} from './firefox.ts';

const port = Number(process.env.TEST_PORT ?? 3340);

/**
 * What this driver can't do with this Firefox, each with what it needs: emulated color schemes and motion
 * (`setMediaFeaturesOverride`), Chromium's own protocol (transfers), pages without scripts, touch.
 */
const NOT_HERE =
  /color mode: light by default|preloaded on hover|without (?:any )?script|the choice of a mode|system’s mode/;

// The tests of the shell and of what must not break, in Firefox as Debian ships it.
export default defineConfig({
  testDir: '..',
  testMatch: [
    'specification/shell.spec.ts',
    'specification/preferences.spec.ts',
    'first-load.spec.ts',
  ],
  grepInvert: NOT_HERE,
  outputDir: '../../.cache/test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: 'line',
  use: {
    browserName: 'firefox',
    channel: FIREFOX.channel,
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1440, height: 900},
    launchOptions: {executablePath: FIREFOX.executablePath},
  },
  webServer: {
    command: 'node --import tsx hosting/serve.ts',
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {PORT: String(port)},
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
