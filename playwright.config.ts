import {defineConfig} from '@playwright/test';
import {QUIET_ARGS, testBrowserPath} from './commands/chromium.mjs';

const port = Number(process.env.TEST_PORT ?? 3199);

/**
 * What Chromium does for a person at its window: a later switch replaces an earlier one, so the first part is
 * Playwright's own list. The suggestions of the address bar are two web pages that each new window starts
 * processes for, which is half of what opening a window costs.
 */
const OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

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
      executablePath: testBrowserPath(),
      args: [
        ...QUIET_ARGS,
        // Letters as wide as in a browser with a window.
        '--font-render-hinting=none',
        `--disable-features=${OFF}`,
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
