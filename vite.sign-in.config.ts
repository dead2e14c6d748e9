import mediaMinmax from '@csstools/postcss-media-minmax';
import tailwindcss from '@tailwindcss/vite';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { layerBlocks } from './client/layer-blocks';

/** The style sheet of the sign-in pages. Its fonts have the URLs of the client's, so that a browser loads them once. */
export default defineConfig({
  plugins: [tailwindcss({ optimize: false }), layerBlocks()],
  publicDir: false,
  css: { postcss: { plugins: [mediaMinmax()] } },
  build: {
    outDir: 'dist/sign-in',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'server/auth/sign-in.css', checks: { pluginTimings: false } },
    target: browserslistToEsbuild(),
  },
});
