import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { shellPath } from '../shared/pages/workroom-shell';
import { offlineFiles, releaseOf } from './offline-files';

/**
 * Builds client/src/worker/sw.ts to /sw.js, with the list of the files that it stores. The pages themselves register it
 * (client/src/device-book/worker.ts), and its manifest is ours (client/web-manifests.ts). There is no worker in development.
 */
export function offlineWorker(clientDir: string): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    manifest: false,
    injectRegister: false,
    injectManifest: {
      // One script without imports, for browsers whose workers cannot be modules (Firefox 115).
      rollupFormat: 'iife',
      globPatterns: [],
      manifestTransforms: [async () => ({ manifest: await storedFiles(clientDir), warnings: [] })],
    },
    integration: {
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
      },
    },
  });
}

async function storedFiles(clientDir: string) {
  const index = await readFile(join(clientDir, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = offlineFiles(manifest, index);
  return [
    { url: shellPath, revision: releaseOf(files, index), size: 0 },
    ...files.map((file) => ({ url: `/${file}`, revision: null, size: 0 })),
  ];
}
