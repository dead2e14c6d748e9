import { fileURLToPath } from 'node:url';
import mediaMinmax from '@csstools/postcss-media-minmax';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { worldOutline } from '@seamfolk/world-outline/vite';
import { chunks } from './client/chunks';
import { icons } from './client/icons';
import { layerBlocks } from './client/layer-blocks';
import { collectedFile, licences } from './client/licences';
import { offlineWorker } from './client/offline-worker';

const clientDir = fileURLToPath(new URL('./dist/client', import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  // Vite minifies the style sheets: a second pass by Tailwind would repeat each prefixed property. The server's build renders pages
  // with the same components; it needs no map, and none of its files is sent.
  plugins: [
    react(),
    tailwindcss({ optimize: false }),
    ...(isSsrBuild ? [] : [icons(), layerBlocks(), worldOutline(), licences(), offlineWorker(clientDir)]),
  ],
  resolve: {
    alias: {
      '@shared': fileURLToPath(new URL('./shared', import.meta.url)),
      // wouter imports this hook from a package for React 17; React has it.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  // Lightning CSS writes `(width < 640px)` as `not (min-width: 640px)`, which Safari supports only from 16.4.
  css: { postcss: { plugins: [mediaMinmax()] } },
  build: {
    outDir: clientDir,
    emptyOutDir: true,
    // The server reads the files of a page from the manifest.
    manifest: true,
    license: { fileName: collectedFile },
    // The CSP allows fonts and scripts only as files from our own origin, not inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // MapLibre is this large. It loads only when a user opens the map.
    chunkSizeWarningLimit: 1400,
    // Without this option, builds warn that cutting the world map and writing utilities take a few seconds.
    rolldownOptions: {
      // The style sheet of the pages without scripts is an entry of its own; the server's build names its module.
      input: isSsrBuild ? undefined : ['client/index.html', 'client/src/styles/order-link.css'],
      checks: { pluginTimings: false },
      external: isSsrBuild ? [/^virtual:world-outline/] : [],
      output: {
        codeSplitting: isSsrBuild ? undefined : { groups: chunks },
      },
    },
    // For JavaScript and CSS: the browsers in package.json.
    target: browserslistToEsbuild(),
  },
}));
