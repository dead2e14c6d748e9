import { fileURLToPath } from 'node:url';
import mediaMinmax from '@csstools/postcss-media-minmax';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { worldOutline } from '@seamfolk/world-outline/vite';
import { chunks } from './client/chunks';
import { icons } from './client/icons';
import { collectedFile, licences } from './client/licences';

export default defineConfig({
  root: 'client',
  plugins: [react(), tailwindcss(), icons(), worldOutline(), licences()],
  resolve: { alias: { '@shared': fileURLToPath(new URL('./shared', import.meta.url)) } },
  // Lightning CSS writes `(width < 640px)` as `not (min-width: 640px)`, which Safari reads only from 16.4.
  css: { postcss: { plugins: [mediaMinmax()] } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // Tells the server which files a page consists of.
    manifest: true,
    license: { fileName: collectedFile },
    // The CSP allows fonts and scripts from files of our own alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // MapLibre, which comes when somebody asks for the map.
    chunkSizeWarningLimit: 1400,
    // Making the world map takes a few seconds, and says so with every build.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: chunks },
      },
    },
    // Of JavaScript and of CSS: the browsers that package.json names.
    target: browserslistToEsbuild(),
  },
});
