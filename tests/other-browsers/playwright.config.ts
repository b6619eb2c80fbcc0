import path from 'node:path';
import {defineConfig} from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 3330);

// The tests of the built site, in Firefox as Debian ships it.
export default defineConfig({
  testDir: '..',
  testMatch: [
    'other-browsers/pages.spec.ts',
    'specification/*.spec.ts',
    'first-load.spec.ts',
    'recovery.spec.ts',
    'unbreakable.spec.ts',
    'code-blocks.spec.ts',
    'errors.spec.ts',
    'playground/edit.spec.ts',
    'demos/*.spec.ts',
  ],
  outputDir: '../../.cache/test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: 'line',
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1440, height: 900},
    launchOptions: {executablePath: path.join(import.meta.dirname, 'firefox.mjs')},
  },
  webServer: {
    command: 'node --import tsx hosting/serve.ts',
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: {PORT: String(port)},
    url: `http://localhost:${port}/`,
    reuseExistingServer: true,
    timeout: 120_000,
  },
});
