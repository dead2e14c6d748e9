import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { DirectoryQuery } from '@shared/discover-filters';
import type { directoryApi, TailorCard } from '@shared/directory';
import type { galleryApi } from '@shared/gallery';
import type { SearchPage } from '@shared/page-data';
import { searchKey } from '@shared/query-keys';
import { readSearchHeaders } from '@shared/search-headers';
import { callAndRead, contractAt, endpointQuery } from '../../lib/api';

const search = contractAt<typeof directoryApi.search>({ method: 'GET', path: '/api/tailors/search' });
const tailor = contractAt<typeof directoryApi.tailor>({ method: 'GET', path: '/api/tailors/:slug' });
const portfolio = contractAt<typeof galleryApi.listOf>({ method: 'GET', path: '/api/gallery/:tailorId' });

/** Long enough to view a few profiles and return to the same list and scroll position. */
const KEPT_MS = 30 * 60_000;

/** The tailors that match, page by page. */
export const searchQuery = (query: DirectoryQuery) =>
  infiniteQueryOptions({
    queryKey: searchKey(search.path, query),
    queryFn: ({ pageParam }) =>
      callAndRead(search, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }, searchPage),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });

/** A tailor's public page. */
export const tailorQuery = (slug: string) => endpointQuery(tailor, { slug });

/** A tailor's pictures, in their order. */
export const portfolioQuery = (tailorId: string) => endpointQuery(portfolio, { tailorId });

async function searchPage(response: Response): Promise<SearchPage> {
  const tailors = (await response.json()) as TailorCard[];
  return { tailors, ...readSearchHeaders(response.headers, tailors.length) };
}
