import { escaped } from '../escape';

/** A page in a sitemap, by its absolute URL. */
export interface SitemapEntry {
  address: string;
  changedAt?: Date;
}

/** Maximum number of URLs in one sitemap (sitemaps.org). */
export const ADDRESSES_PER_SITEMAP = 50_000;

/** Returns the XML of a sitemap of at most `ADDRESSES_PER_SITEMAP` pages. */
export function sitemap(pages: SitemapEntry[]): string {
  const urls = pages.map(({ address, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escaped(address)}</loc>${lastmod}</url>`;
  });
  return document('urlset', urls);
}

/** Returns the XML of a sitemap index, from the absolute URLs of the sitemaps. */
export function sitemapIndex(addresses: string[]): string {
  return document(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  );
}

function document(root: string, entries: string[]): string {
  const start = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return [start, ...entries, `</${root}>`, ''].join('\n');
}
