import { Router, type Response } from 'express';
import { pagePatterns, pathOf, publicPages, type PageName } from '@shared/pages';
import type { AppDeps } from '../app';
import { HttpError } from '../http/errors';
import { visitorScope } from '../scope';
import { escaped } from './escape';

const fixedPages = publicPages.filter((name) => name !== 'tailor');

/** A sitemap takes 50,000 addresses at most (sitemaps.org); the fixed pages are in the first. */
const TAILORS_PER_SITEMAP = 50_000 - fixedPages.length;

interface CrawlerOptions {
  tailorsPerSitemap?: number;
}

/** What search engines ask for: `/robots.txt`, and `/sitemap.xml` with every page that may be found. */
export function crawlerRoutes(deps: AppDeps, { tailorsPerSitemap = TAILORS_PER_SITEMAP }: CrawlerOptions = {}): Router {
  const { directory } = visitorScope(deps);
  const absolute = (path: string) => new URL(path, deps.env.publicUrl).href;

  const parts = () => directory.sitemapParts(tailorsPerSitemap);
  const part = async (number: number) => {
    const tailors = await directory.sitemapPart(number - 1, tailorsPerSitemap);
    const fixed = number === 1 ? fixedPages.map((name) => ({ address: absolute(pagePatterns[name]) })) : [];
    const found = tailors.map(({ slug, updatedAt }) => ({
      address: absolute(pathOf({ name: 'tailor', params: { slug } })),
      changedAt: new Date(updatedAt),
    }));
    return sitemap([...fixed, ...found]);
  };

  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    anHourLong(res)
      .type('text/plain')
      .send(robots(absolute('/sitemap.xml')));
  });
  router.get('/sitemap.xml', async (_req, res) => {
    const count = await parts();
    const addresses = Array.from({ length: count }, (_, index) => absolute(`/sitemap-${index + 1}.xml`));
    const xml = count > 1 ? sitemapIndex(addresses) : await part(1);
    anHourLong(res).type('application/xml').send(xml);
  });
  router.get(/^\/sitemap-([1-9]\d{0,6})\.xml$/, async (req, res) => {
    const number = Number(req.params[0]);
    if (number > Math.max(1, await parts())) throw new HttpError(404, 'not_found', 'No such part of the sitemap');
    anHourLong(res)
      .type('application/xml')
      .send(await part(number));
  });
  return router;
}

/** Everything that is not for everybody: the API, the sign-in, and the screens behind it. */
function robots(sitemapAddress: string): string {
  const names = Object.keys(pagePatterns) as PageName[];
  const isPublic = (name: PageName) => publicPages.some((page) => page === name);
  const closed = names.filter((name) => !isPublic(name) && !pagePatterns[name].includes(':'));
  return [
    'User-agent: *',
    'Allow: /',
    ...['/api', '/oidc', ...closed.map((name) => pagePatterns[name])].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${sitemapAddress}`,
    '',
  ].join('\n');
}

interface Listed {
  address: string;
  changedAt?: Date;
}

function sitemap(pages: Listed[]): string {
  const urls = pages.map(({ address, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escaped(address)}</loc>${lastmod}</url>`;
  });
  return document('urlset', urls);
}

function sitemapIndex(addresses: string[]): string {
  return document(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  );
}

function document(root: string, entries: string[]): string {
  const start = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return [start, ...entries, `</${root}>`, ''].join('\n');
}

function anHourLong(res: Response): Response {
  return res.setHeader('Cache-Control', 'public, max-age=3600');
}
