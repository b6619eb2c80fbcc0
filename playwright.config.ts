import {defineConfig} from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 3199);

export default defineConfig({
  testDir: 'tests',
  testIgnore: 'configured/**',
  outputDir: '.cache/test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // A slow machine is no fault of the page.
  expect: {timeout: 15_000},
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1440, height: 900},
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx hosting/serve.ts',
    env: {PORT: String(port)},
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
