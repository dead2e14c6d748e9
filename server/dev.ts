import { createServer as createViteServer } from 'vite';
import { fromPackageRoot } from './package-root';
import { run } from './run';

await run(async (server) => {
  const vite = await createViteServer({
    configFile: fromPackageRoot('vite.config.ts'),
    root: fromPackageRoot('client'),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  return { pages: vite.middlewares, development: true, stop: () => vite.close() };
});
