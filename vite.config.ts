import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './client/icons';
import { worldMap } from './client/world-map/plugin';

export default defineConfig({
  root: 'client',
  plugins: [react(), tailwindcss(), icons(), worldMap()],
  resolve: { alias: { '@shared': fileURLToPath(new URL('./shared', import.meta.url)) } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // Tells the server which files a page consists of.
    manifest: true,
    // The CSP allows fonts and scripts from files of our own alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // MapLibre, which comes when somebody asks for the map.
    chunkSizeWarningLimit: 1400,
    // Making the world map takes a few seconds, and says so with every build.
    rolldownOptions: { checks: { pluginTimings: false } },
    target: ['chrome100', 'safari15.4', 'firefox100'],
  },
});
