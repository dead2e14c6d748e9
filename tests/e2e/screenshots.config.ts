import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

// Those of the first page of the directory.
process.env.DEMO_PICTURES ??= '112';

/** `npm run screenshots`: every screen and state at a phone's and a desktop's width, for people to look at. */
export default defineConfig(journeys, {
  testDir: '.',
  // In this order, as the states create tailors, who would be the first of the directory's screens.
  projects: [
    { name: 'screens', testMatch: 'screenshots.ts' },
    { name: 'states', testMatch: 'screenshots-of-states.ts' },
  ],
  globalSetup: './global-setup.ts',
  outputDir: '../../.data/test-results',
  workers: 2,
  fullyParallel: true,
});
