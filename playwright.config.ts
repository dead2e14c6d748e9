import { defineConfig } from '@playwright/test';
import { browserPath } from './tests/e2e/browser-path';
import { isNightly } from './tests/support/nightly';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  grepInvert: isNightly ? undefined : /@nightly/,
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: '.data/test-results',
  fullyParallel: false,
  // Two leave a sixth of two cores unused, as journeys wait for timers too. The server comes before them (global-setup.ts).
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // `page.route` does not see what a worker answers. Journeys of the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browserPath(),
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
});
