import { LRUCache } from 'lru-cache';
import type { Page, Visit } from './page';

const maxCharacters = 16_000_000;
/** The shortest time to live of the cache, in milliseconds: 0 would mean for ever. */
const atOnce = 1;

/** A page as it is sent, or the path to redirect to. */
export type SentPage = { movedTo: string } | HtmlPage;

interface HtmlPage extends Pick<Page, 'status' | 'counted'> {
  html: string;
  isListed: boolean;
  /** False if the page was made without its data or its content. */
  isWhole: boolean;
}

/**
 * Shares a page between visitors who open the same URL with the same language, for a few seconds, as sharedAnswers does with
 * answers of the API. Pages with a session cookie, and incomplete pages, are made each time.
 */
export function sharedPages(seconds: number) {
  const pages = new LRUCache<string, SentPage, () => Promise<SentPage>>({
    maxSize: maxCharacters,
    sizeCalculation: (page, key) => key.length + ('html' in page ? page.html.length : 1),
    ttl: seconds * 1_000,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: make, options }) => {
      const page = await make();
      if ('html' in page && !page.isWhole) options.ttl = atOnce;
      return page;
    },
  });
  return (url: string, { signedIn, country, locale }: Visit, make: () => Promise<SentPage>): Promise<SentPage> => {
    if (seconds === 0 || signedIn !== false) return make();
    return pages.forceFetch([country, locale, url].join(' '), { context: make });
  };
}
