import { Router, type Request } from 'express';
import { BRAND } from '@shared/brand';
import type { PageData } from '@shared/page-data';
import { pageAt, pathOf, type PageAddress } from '@shared/pages';
import type { AppDeps } from '../deps';
import { carriesSession } from '../auth/session';
import { everyoneFor } from '../auth/visitor';
import { HttpError } from '../http/errors';
import { filled } from '../http/page';
import { visitorCountry } from '../http/visitor-country';
import { discoverPage, emptyDiscoverPage } from './discover-page';
import { codeTags, dataTag, headTags, plainTag } from './head-tags';
import type { Answer, Page, PlainPage, Visit } from './page';
import { plainPage, unknownPage, workroomPage } from './plain-pages';
import { tailorPage } from './tailor-page';

/** When it is worth trying again while the database is away. */
const retryAfterSeconds = 2;

const withoutScripts: PlainPage = {
  heading: BRAND,
  paragraphs: [`${BRAND} needs JavaScript for this page. Tailors’ own pages can be read without it.`],
  links: [],
};

/** Every page of the app: index.html with the page's own head, and the data that it begins with. */
export function pageRoutes(deps: AppDeps): Router {
  const { env, log, site } = deps;
  const everyoneTo = everyoneFor(deps);
  const absolute = (path: string) => new URL(path, env.publicUrl).href;
  const visitOf = (req: Request, params: Visit['params']): Visit => {
    const signedIn = carriesSession(req, env) ? undefined : false;
    const country = visitorCountry(req.headers['accept-language']);
    const { contactEmail } = env;
    return { everyone: everyoneTo(req), absolute, params, country, signedIn, contactEmail, search: searchOf(req) };
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
    // What a signed-in person has had on the screen is not brought back by the browser after they have left.
    res.setHeader('Cache-Control', visit.signedIn === false ? 'no-cache' : 'no-store');
    if ('movedTo' in answer) return void res.redirect(301, answer.movedTo);
    const { status, head, answers = [], module, plain = withoutScripts } = answer;
    const data: PageData = {
      answers,
      signedIn: visit.signedIn,
      mapStyle: env.map?.styleUrl,
      contactEmail: env.contactEmail,
    };
    const code = module ? site.codeOf(module) : { scripts: [], styles: [] };
    const document = await site.document(req.originalUrl);
    const html = filled(document, {
      head: `${headTags(head)}\n    ${codeTags(code)}`,
      data: `${plainTag(plain)}
    ${dataTag(data)}`,
    });
    if (head.isHidden) res.setHeader('X-Robots-Tag', 'noindex');
    if (status === 503) res.setHeader('Retry-After', retryAfterSeconds);
    res.status(status).vary('Cookie').vary('Accept-Language').type('html').send(html);
  });
  return router;
}

/** What is at an address. A page has one: written differently, it leads there. */
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
    case 'privacy':
      return plainPage(address.name, visit);
    default:
      return workroomPage(address.name, visit);
  }
}

/** The page while the database is away: the app then tells what it cannot load, the status that it comes back. */
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
