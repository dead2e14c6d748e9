import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

const { publicKey } = new X509Certificate(readFileSync(process.env.NODE_EXTRA_CA_CERTS ?? ''));
const keyHash = createHash('sha256')
  .update(publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');
const { launchOptions } = journeys.use ?? {};

/** Runs the journeys on a running site, at SEAMFOLK_ORIGIN, whose certificate in NODE_EXTRA_CA_CERTS only these tests trust. */
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
  // Parts of the cluster are killed during the journeys, and a person would retry too.
  retries: 1,
  workers: 2,
  // Databases, processes, load and browsers share one machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...journeys.use,
    // Chromium restarts requests after ignored certificate errors and gives up on some; a trusted key causes no error.
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--ignore-certificate-errors-spki-list=${keyHash}`],
    },
  },
});
