import { readFile } from 'node:fs/promises';
import { Router } from 'express';
import { createServer as createViteServer } from 'vite';
import type { RenderingModule, Site } from './http/page';
import { fromPackageRoot } from './package-root';
import { run } from './run';

await run(async (server) => {
  const vite = await createViteServer({
    configFile: fromPackageRoot('vite.config.ts'),
    configLoader: 'runner',
    root: fromPackageRoot('client'),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  const rendering = async () => (await vite.ssrLoadModule('/src/render-page.tsx')) as RenderingModule;
  const site = {
    // In development a page loads hundreds of modules, so the rate limits do not apply to them.
    hashedFiles: vite.middlewares,
    otherFiles: Router(),
    document: async (address: string) =>
      vite.transformIndexHtml(address, await readFile(fromPackageRoot('client', 'index.html'), 'utf8')),
    // Scripts load the styles of their modules; a page without scripts names its style sheets.
    codeOf: (modules: string[]) => ({
      scripts: [],
      styles: modules.filter((name) => name.endsWith('.css')).map((name) => `/${name}`),
    }),
    render: async (...page: Parameters<Site['render']>) => (await rendering()).renderPage(...page),
    renderLink: async (...page: Parameters<Site['renderLink']>) => (await rendering()).renderLink(...page),
  };
  return { site, development: true, stop: () => vite.close() };
});
