import { Router, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { workroomPatterns } from '@shared/pages/pages';
import type { AppDeps } from '../../deps';
import { HttpError } from '../../http/errors';
import { turns } from '../../http/load/turns';
import { visitorScope } from '../../scope';
import { ADDRESSES_PER_SITEMAP, sitemap, sitemapIndex } from './sitemap';
import { placeParts, tailorParts, TAILORS_PER_PART, TOWNS_PER_PART, type SitemapParts } from './sitemap-parts';

const keptMs = 60_000;
const keptCharacters = 32_000_000;

/** Serves `/robots.txt` and `/sitemap.xml`, which contains every page that search engines may list. */
export function crawlerRoutes(deps: AppDeps): Router {
  const { directory } = visitorScope({ ...deps, db: deps.replica ?? deps.jobs });
  const absolute = (path: string) => new URL(path, deps.env.publicUrl).href;
  const tailors = tailorParts({ directory, absolute }, TAILORS_PER_PART);
  const places = placeParts({ directory, absolute }, TOWNS_PER_PART);
  return sitemapRoutes({ tailors, places, absolute });
}

interface Sitemaps {
  tailors: SitemapParts;
  places: SitemapParts;
  absolute: (path: string) => string;
}

/** Serves the sitemap of these parts, and `/robots.txt` with its URL. */
export function sitemapRoutes({ tailors, places, absolute }: Sitemaps): Router {
  // A file has up to 50,000 pages and takes long to make. Only one is made at a time, so that searches are not delayed.
  const inTurn = turns({ atOnce: 1, waiting: 20, maxWaitMs: 20_000, message: 'Please try again in a moment.' });
  const files = new LRUCache<string, string, () => Promise<string>>({
    maxSize: keptCharacters,
    sizeCalculation: (xml) => xml.length,
    ttl: keptMs,
    ignoreFetchAbort: true,
    fetchMethod: (_path, _stale, { context: make }) => inTurn(make),
  });
  /** Sends the file of this path, which is cached for a minute. */
  const send = async (res: Response, make: () => Promise<string>) => {
    const xml = await files.forceFetch(res.req.path, { context: make });
    anHourLong(res).type('application/xml').send(xml);
  };

  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    anHourLong(res)
      .type('text/plain')
      .send(robots(absolute('/sitemap.xml')));
  });
  router.get('/sitemap.xml', (_req, res) => send(res, () => wholeSitemap([tailors, places], absolute)));
  router.get(/^\/sitemap-(places-)?([1-9]\d{0,6})\.xml$/, ({ params }, res) =>
    send(res, async () => {
      const [parts, part] = [params[0] ? places : tailors, Number(params[1])];
      const count = await parts.count();
      if (part > count) throw new HttpError(404, 'not_found', 'No such part of the sitemap');
      return sitemap(await parts.pages(part, count));
    }),
  );
  return router;
}

/** Returns one sitemap with all pages if they fit, else an index of sitemap files. */
async function wholeSitemap(kinds: SitemapParts[], absolute: (path: string) => string): Promise<string> {
  const all = await Promise.all(kinds.map(async (parts) => ({ ...parts, total: await parts.count() })));
  if (all.every(({ total }) => total <= 1)) {
    const pages = await Promise.all(all.map((parts) => (parts.total > 0 ? parts.pages(1, 1) : [])));
    if (pages.flat().length <= ADDRESSES_PER_SITEMAP) return sitemap(pages.flat());
  }
  const files = all.flatMap(({ prefix, total }) =>
    Array.from({ length: total }, (_, index) => `${prefix}${index + 1}`),
  );
  return sitemapIndex(files.map((file) => absolute(`${file}.xml`)));
}

/** Returns robots.txt, which disallows the API, the sign-in and the screens behind it, and the pages behind links of orders. */
function robots(sitemapAddress: string): string {
  const closed = Object.values(workroomPatterns).filter((pattern) => !pattern.includes(':'));
  return [
    'User-agent: *',
    'Allow: /',
    ...['/api', '/oidc', '/o/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemapAddress}`,
    '',
  ].join('\n');
}

function anHourLong(res: Response): Response {
  return res.setHeader('Cache-Control', 'public, max-age=3600');
}
