import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { match } from 'path-to-regexp';
import { pagePatterns } from '@shared/pages';

const matchers = Object.values(pagePatterns).map((pattern) => match(pattern));

/** Whether a path is one of the app's screens; anything else is answered with the app's own 404 page. */
export function isPage(path: string): boolean {
  return matchers.some((matches) => matches(path) !== false);
}

/** The built client: hashed files for ever, as they were compressed by the build, index.html for every page, with 404 where there is none. */
export async function builtSite(clientDir: string): Promise<Router> {
  const index = await readFile(join(clientDir, 'index.html'), 'utf8');
  const router = Router();
  router.use(
    '/assets',
    expressStaticGzip(join(clientDir, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable: true, maxAge: '1y' },
    }),
  );
  router.use(express.static(clientDir, { index: false, maxAge: '1h' }));
  router.get('/{*path}', (req, res) => {
    res.status(isPage(req.path) ? 200 : 404);
    res.type('html').setHeader('Cache-Control', 'no-cache').send(index);
  });
  return router;
}
