import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

const { publicKey } = new X509Certificate(readFileSync(process.env.NODE_EXTRA_CA_CERTS ?? ''));
const keyHash = createHash('sha256')
  .update(publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');
const { launchOptions } = journeys.use ?? {};

/** The journeys on a site that runs already, at SEAMFOLK_ORIGIN, whose certificate in NODE_EXTRA_CA_CERTS nobody else knows. */
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
  use: {
    ...journeys.use,
    // Chromium begins a request anew where an error is let pass, and gives up after some; a key that it knows is no error.
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--ignore-certificate-errors-spki-list=${keyHash}`],
    },
  },
});
