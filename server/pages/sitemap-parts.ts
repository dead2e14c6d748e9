import { discoverPath } from '@shared/discover-path';
import { garmentNames } from '@shared/garments';
import { pagePatterns, pathOf, publicPages } from '@shared/pages';
import type { VisitorScope } from '../scope';
import type { Visit } from './page';
import { ADDRESSES_PER_SITEMAP, type Listed } from './sitemap';

/** Pages of one kind, in files of their own where there are many. */
export interface SitemapParts {
  /** What their files begin with: '/sitemap-places-1.xml'. */
  prefix: string;
  count: () => Promise<number>;
  /** The pages of one of `count` parts, counted from 1. */
  pages: (part: number, count: number) => Promise<Listed[]>;
}

interface Options {
  directory: VisitorScope['directory'];
  absolute: Visit['absolute'];
}

const fixedPages = publicPages.filter((name) => name !== 'tailor');

/** Every tailor's page. The fixed pages are in the first part. */
export function tailorParts(
  { directory, absolute }: Options,
  tailorsPerPart = ADDRESSES_PER_SITEMAP - fixedPages.length,
): SitemapParts {
  const fixed = fixedPages.map((name) => ({ address: absolute(pagePatterns[name]) }));
  return {
    prefix: '/sitemap-',
    count: async () => Math.max(1, await directory.sitemapParts(tailorsPerPart)),
    pages: async (part) => {
      const tailors = await directory.sitemapPart(part - 1, tailorsPerPart);
      const pages = tailors.map(({ slug, updatedAt }) => ({
        address: absolute(pathOf({ name: 'tailor', params: { slug } })),
        changedAt: new Date(updatedAt),
      }));
      return part === 1 ? [...fixed, ...pages] : pages;
    },
  };
}

/** A town may have a page for every garment and one without; parts are about equal, so there is room to spare. */
const TOWNS_PER_PART = Math.floor((0.8 * ADDRESSES_PER_SITEMAP) / (garmentNames.length + 1));

/** Every place where somebody is, and every garment made there: 'Agbada tailors in Houston'. */
export function placeParts({ directory, absolute }: Options, townsPerPart = TOWNS_PER_PART): SitemapParts {
  return {
    prefix: '/sitemap-places-',
    count: () => directory.garmentPlaceParts(townsPerPart),
    pages: async (part, count) => {
      const found = await directory.garmentPlacesIn(part - 1, count);
      return found.map(({ near, garment = '' }) => ({ address: absolute(discoverPath({ near, garments: garment })) }));
    },
  };
}
