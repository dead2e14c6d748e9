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
  // Something is killed in the middle of them: whoever is disturbed by that tries once more, as people do.
  retries: 1,
  workers: 2,
  // Databases, processes, load and browsers share one machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { ...journeys.use, ignoreHTTPSErrors: true },
});
