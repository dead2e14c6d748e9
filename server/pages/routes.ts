import { Router, type Request } from 'express';
import { BRAND } from '@shared/brand';
import type { PageData, PageRequest } from '@shared/page-data';
import { pageAt, pathOf, type PageAddress } from '@shared/pages';
import type { AppDeps } from '../deps';
import { hasSessionCookie } from '../auth/session';
import { visitorScopeOf } from '../auth/visitor';
import { HttpError } from '../http/errors';
import { filled, withLateScripts } from '../http/page';
import { turns } from '../http/turns';
import { visitorCountry, visitorLocale } from '../http/visitor-country';
import { discoverPage, emptyDiscoverPage } from './discover-page';
import { codeTags, dataTag, headTags } from './head-tags';
import type { Answer, Page, Visit } from './page';
import { plainPage, unknownPage, workroomPage } from './plain-pages';
import { tailorPage } from './tailor-page';

/** The client module that starts the app. The entry of every page imports it after the first paint. */
const startModule = 'src/start.tsx';

/** The client module that asks for the session. */
const sessionModule = 'src/features/session/asked-session.tsx';

/** The client module with the screens of signed-in users. */
const workroomModule = 'src/workroom.tsx';

/** `Retry-After` while the database does not answer. */
const retryAfterSeconds = 2;

/** The content of the signed-in screens, which only the browser renders. */
const scriptsNeeded = `<noscript><main class="wrap"><h1>${BRAND}</h1><p>${BRAND} needs JavaScript for this page. Tailors’ own pages can be read without it.</p></main></noscript>`;

/** Serves every page of the app: index.html with the page's head and its first API answers. */
export function pageRoutes(deps: AppDeps): Router {
  const { env, log, site } = deps;
  const everyoneTo = visitorScopeOf(deps);
  const absolute = (path: string) => new URL(path, env.publicUrl).href;
  const visitOf = (req: Request, params: Visit['params']): Visit => {
    const signedIn = hasSessionCookie(req, env) ? undefined : false;
    const country = visitorCountry(req.headers['accept-language']);
    const locale = visitorLocale(req.headers['accept-language']);
    return { everyone: everyoneTo(req), absolute, params, country, locale, signedIn, search: searchOf(req) };
  };

  const inTurn = turns({ atOnce: 1, waiting: 100, maxWaitMs: 500, message: 'Too many pages to render' });
  /** Returns an empty text if rendering fails or the process has too many pages to render: the browser then renders it. */
  const rendered = async (page: PageRequest) => {
    const onError = (err: unknown) => log.warn({ err }, 'a page was sent without some of its content');
    return inTurn(() => site.render(page, onError)).catch((error: unknown) => {
      onError(error);
      return '';
    });
  };

  const router = Router();
  router.get('/index.html', (_req, res) => res.redirect(301, '/'));
  router.use(async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new HttpError(404, 'not_found', 'Not found');
    const address = pageAt(req.path);
    const visit = visitOf(req, address?.params ?? {});
    const answer = await answerAt(address, req.path, visit).catch((error: unknown) => {
      log.warn({ err: error, requestId: req.id }, 'a page was sent without its data');
      return withoutData(address, visit);
    });
    // `no-store`, so that Back does not show a signed-in user's page after the sign-out.
    res.setHeader('Cache-Control', visit.signedIn === false ? 'no-cache' : 'no-store');
    if ('movedTo' in answer) return void res.redirect(301, answer.movedTo);
    const { status, head, answers = [], module } = answer;
    const data: PageData = {
      answers,
      locale: visit.locale,
      signedIn: visit.signedIn,
      mapStyle: env.map?.styleUrl,
    };
    const ofSession = visit.signedIn === false ? [] : [sessionModule, workroomModule];
    const code = site.codeOf([startModule, ...(module ? [module] : []), ...ofSession]);
    const document = await site.document(req.originalUrl);
    const timed = module ? withLateScripts : (tags: string) => tags;
    const html = filled(timed(document), {
      head: `${headTags(head)}\n    ${timed(codeTags(code))}`,
      content: module ? await rendered({ path: req.path, search: visit.search, data }) : scriptsNeeded,
      data: dataTag(data),
    });
    if (head.isHidden) res.setHeader('X-Robots-Tag', 'noindex');
    if (status === 503) res.setHeader('Retry-After', retryAfterSeconds);
    res.status(status).vary('Cookie').vary('Accept-Language').type('html').send(html);
  });
  return router;
}

/** Returns the page at a path. Other spellings of a page's path redirect to it. */
async function answerAt(address: PageAddress | undefined, path: string, visit: Visit): Promise<Answer> {
  if (!address) return unknownPage();
  const settled = address.name === 'tailor' ? withSmallSlug(address) : address;
  if (pathOf(settled) !== path) return { movedTo: pathOf(settled) + visit.search };
  switch (address.name) {
    case 'tailor':
      return tailorPage(visit);
    case 'discover':
      return discoverPage(visit);
    case 'home':
    case 'about':
    case 'contact':
    case 'terms':
    case 'privacy':
      return plainPage(address.name, visit);
    default:
      return workroomPage(address.name, visit);
  }
}

/** Makes the page (503) while the database does not answer. The app then shows which data it cannot load. */
function withoutData(address: PageAddress | undefined, visit: Visit): Page {
  if (address?.name === 'discover') return emptyDiscoverPage(visit);
  return { status: 503, head: { title: BRAND } };
}

function withSmallSlug({ name, params: { slug = '' } }: PageAddress): PageAddress {
  return { name, params: { slug: slug.toLowerCase() } };
}

function searchOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf('?');
  return start < 0 ? '' : originalUrl.slice(start);
}
