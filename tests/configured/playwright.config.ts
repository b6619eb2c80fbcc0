// The site as an owner configures it: every service on. Built apart from the site of the other tests.
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

const port = Number(process.env.TEST_PORT ?? 3199) + 1;

export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../.cache/test-results-configured',
  use: {...base.use, baseURL: `http://localhost:${port}`},
  webServer: {
    command: 'node --import tsx hosting/serve.ts .cache/configured',
    cwd: '../..',
    env: {PORT: String(port)},
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
