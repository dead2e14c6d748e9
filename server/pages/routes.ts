import { Router, type Request, type RequestHandler } from 'express';
import { pageAt } from '@shared/pages/pages';
import type { AppDeps } from '../deps';
import { hasSessionCookie, sessionEndReader } from '../auth/session/session';
import { HttpError } from '../http/errors';
import { visitorCountry, visitorLocale } from '../http/request/visitor-country';
import { pageMaker } from './make-page';
import type { Visit } from './page';
import { sharedPages } from './shared-pages';
import type { Visitors } from './visitors';

/** `Retry-After` while the database does not answer. */
const retryAfterSeconds = 2;

/** Serves every page of the app: index.html with the page's head and its first API answers. `session` reads that of a request. */
export function pageRoutes(
  deps: AppDeps,
  { everyoneTo }: Pick<Visitors, 'everyoneTo'>,
  session: RequestHandler,
): Router {
  const { env, log } = deps;
  const endOf = sessionEndReader(session, log);
  const absolute = (path: string) => new URL(path, env.publicUrl).href;
  const visitOf = (req: Request, params: Visit['params']): Visit => {
    const signedIn = hasSessionCookie(req, env) ? undefined : false;
    const country = visitorCountry(req.headers['accept-language']);
    const locale = visitorLocale(req.headers['accept-language']);
    return { everyone: everyoneTo(req), absolute, params, country, locale, signedIn, search: searchOf(req) };
  };
  const make = pageMaker(deps);
  const shared = sharedPages(env.searchCacheSeconds);

  const router = Router();
  router.get('/index.html', (_req, res) => res.redirect(301, '/'));
  router.use(async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new HttpError(404, 'not_found', 'Not found');
    const address = pageAt(req.path);
    const visit = visitOf(req, address?.params ?? {});
    // Visitors cost no statement, and share their pages.
    if (visit.signedIn !== false) visit.ended = await endOf(req, res);
    const page = await shared(req.originalUrl, visit, () => make(req, address, visit));
    // `no-store`, so that Back does not show a signed-in user's page after the sign-out.
    res.setHeader('Cache-Control', visit.signedIn === false ? 'no-cache' : 'no-store');
    if ('movedTo' in page) return void res.redirect(301, page.movedTo);
    const { status, html, isListed, counted } = page;
    if (!isListed) res.setHeader('X-Robots-Tag', 'noindex');
    if (status === 503) res.setHeader('Retry-After', retryAfterSeconds);
    res.status(status).vary('Cookie').vary('Accept-Language').type('html').send(html);
    if (counted) visit.everyone.figures.count(counted);
  });
  return router;
}

function searchOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
}
