import { discoverPath } from '@shared/directory/discover-path';
import { garmentNames } from '@shared/tailor/garments';
import { pagePatterns, pathOf, publicPages } from '@shared/pages/pages';
import type { VisitorScope } from '../../scope';
import type { Visit } from '../page';
import { ADDRESSES_PER_SITEMAP, type SitemapEntry } from './sitemap';

/** Pages of one kind, split into several sitemap files if there are many. */
export interface SitemapParts {
  /** Start of the files' paths: '/sitemap-places-' for '/sitemap-places-1.xml'. */
  prefix: string;
  count: () => Promise<number>;
  /** Returns the pages of one of `count` parts, numbered from 1. */
  pages: (part: number, count: number) => Promise<SitemapEntry[]>;
}

interface Options {
  directory: VisitorScope['directory'];
  absolute: Visit['absolute'];
}

const fixedPages = publicPages.filter((name) => name !== 'tailor');
export const TAILORS_PER_PART = ADDRESSES_PER_SITEMAP - fixedPages.length;

/** Makes the parts with every tailor's page. The first part also has the fixed pages. */
export function tailorParts({ directory, absolute }: Options, tailorsPerPart: number): SitemapParts {
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

/** A town can have a page per garment and one without. Parts differ in size, so 20 % is kept free. */
export const TOWNS_PER_PART = Math.floor((0.8 * ADDRESSES_PER_SITEMAP) / (garmentNames.length + 1));

/** Makes the parts with every place where tailors are and every garment made there: 'Agbada tailors in Houston'. */
export function placeParts({ directory, absolute }: Options, townsPerPart: number): SitemapParts {
  return {
    prefix: '/sitemap-places-',
    count: () => directory.garmentPlaceParts(townsPerPart),
    pages: async (part, count) => {
      const found = await directory.garmentPlacesIn(part - 1, count);
      return found.map(({ near, garment = '' }) => ({ address: absolute(discoverPath({ near, garments: garment })) }));
    },
  };
}
