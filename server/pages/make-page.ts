import type { Request } from 'express';
import { BRAND } from '@shared/site/brand';
import type { PageData, PageRequest } from '@shared/pages/page-data';
import { pathOf, type PageAddress } from '@shared/pages/pages';
import type { AppDeps } from '../deps';
import { HttpError } from '../http/errors';
import { hasWorker } from '../http/offline-worker';
import { filled, withLateScripts } from '../http/page';
import { turns } from '../http/load/turns';
import { discoverPage, emptyDiscoverPage } from './discover/discover-page';
import { codeTags, dataTag, headTags } from './head-tags';
import type { Answer, Page, Visit } from './page';
import { plainPage, unknownPage, workroomPage } from './plain-pages';
import type { SentPage } from './shared-pages';
import { tailorPage } from './tailor/tailor-page';
import { scriptsNeeded, sessionModules, startModule, withWorkroomManifest } from './workroom-document';

/** Returns the function that makes the HTML of a page. It throws HttpError 429 alone. */
export function pageMaker(deps: AppDeps) {
  const { env, log, site } = deps;
  const inTurn = turns({ atOnce: 1, waiting: 100, maxWaitMs: 500, message: 'Too many pages to render' });
  /** Returns no content if rendering fails or the process has too many pages to render: the browser then renders it. */
  const rendered = async (page: PageRequest) => {
    let isWhole = true;
    const onError = (err: unknown) => {
      isWhole = false;
      log.warn({ err }, 'a page was sent without some of its content');
    };
    const content = await inTurn(() => site.render(page, onError)).catch((error: unknown) => {
      onError(error);
      return '';
    });
    return { content, isWhole };
  };
  const noContent = { content: scriptsNeeded, isWhole: true };

  return async (req: Request, address: PageAddress | undefined, visit: Visit): Promise<SentPage> => {
    const answer = await answerAt(address, req.path, visit).catch((error: unknown) => {
      if (error instanceof HttpError && error.status === 429) throw error;
      log.warn({ err: error, requestId: req.id }, 'a page was sent without its data');
      return withoutData(address, visit);
    });
    if ('movedTo' in answer) return answer;
    const { status, head, answers = [], module, counted, isWorkroom } = answer;
    const { locale, signedIn, ended, search } = visit;
    const data: PageData = { answers, locale, signedIn, mapStyle: env.map?.styleUrl };
    if (signedIn !== false && !hasWorker(deps)) data.offlineWorker = false;
    if (ended === 'everywhere') data.endedEverywhere = true;
    const ofSession = signedIn === false ? [] : sessionModules;
    const code = site.codeOf([startModule, ...(module ? [module] : []), ...ofSession]);
    const document = await site.document(req.originalUrl);
    const timed = module ? withLateScripts : (tags: string) => tags;
    const { content, isWhole } = module ? await rendered({ path: req.path, search, data }) : noContent;
    const html = filled(timed(document), {
      head: `${headTags(head)}\n    ${timed(codeTags(code))}`,
      content,
      data: dataTag(data),
    });
    return {
      status,
      html: isWorkroom ? withWorkroomManifest(html) : html,
      isListed: !head.isHidden,
      counted,
      isWhole: isWhole && status !== 503,
    };
  };
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
