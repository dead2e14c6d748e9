import { Router } from 'express';
import type { PageData } from '@shared/pages/page-data';
import { shellPath } from '@shared/pages/workroom-shell';
import { BRAND } from '@shared/site/brand';
import type { AppDeps } from '../deps';
import { hasWorker } from '../http/offline-worker';
import { filled } from '../http/page';
import { codeTags, dataTag, headTags } from './head-tags';
import { homeModules, scriptsNeeded, sessionModules, startModule, withWorkroomManifest } from './workroom-document';

/** The same for everyone: it does not even say whether the user is signed in. */
const noData: PageData = { answers: [] };

/**
 * Serves the HTML that the workroom's worker stores (client/src/worker): the app without any data. It is no page, so a browser that
 * opens its path gets the 404 page.
 */
export function shellRoutes(deps: AppDeps): Router {
  const { site } = deps;
  const isServed = hasWorker(deps);
  const router = Router();
  router.get(shellPath, async (req, res, next) => {
    if (!isServed || req.headers['sec-fetch-mode'] === 'navigate') return next();
    const code = site.codeOf([startModule, ...sessionModules, ...homeModules]);
    const html = filled(await site.document(shellPath), {
      head: `${headTags({ title: BRAND, isHidden: true })}\n    ${codeTags(code)}`,
      content: scriptsNeeded,
      data: dataTag(noData),
    });
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.type('html').send(withWorkroomManifest(html));
  });
  return router;
}
