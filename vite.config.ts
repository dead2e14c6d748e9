import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@shared': fileURLToPath(new URL('./shared', import.meta.url)) } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // The CSP allows fonts and scripts from files of our own alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome100', 'safari15.4', 'firefox100'],
  },
});
