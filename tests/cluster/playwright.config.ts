import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

/** The journeys on a site that runs already, at SEAMFOLK_ORIGIN, whose certificate nobody knows. */
export default defineConfig({
  ...journeys,
  testDir: '../e2e',
  testMatch: [
    'clients',
    'gallery',
    'measurements',
    'onboarding',
    'settings',
    'shared-link',
    'visitor',
    'wrong-paths',
  ].map((name) => `${name}.e2e.ts`),
  globalSetup: undefined,
  outputDir: '../../.data/test-results',
  workers: 1,
  use: { ...journeys.use, ignoreHTTPSErrors: true },
});
