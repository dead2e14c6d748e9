import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DirectoryQuery } from '@shared/directory/discover-filters';
import type { widerApi } from '@shared/directory/wider-contract';
import type { directoryApi, TailorCard } from '@shared/directory/contract';
import type { SearchPage } from '@shared/pages/page-data';
import type { CallInput } from '@shared/contract/endpoint';
import { searchKey, widerKey } from '@shared/contract/query-keys';
import { readSearchHeaders } from '@shared/directory/search-headers';
import type { tailorMapApi } from '@shared/directory/map-contract';
import { call, callAndRead, callsAt } from '../../lib/api/api';

const { search } = callsAt<Pick<typeof directoryApi, 'search'>>({
  search: { method: 'GET', path: '/api/tailors/search' },
});
const { list: wider } = callsAt<typeof widerApi>({ list: { method: 'GET', path: '/api/tailors/search/wider' } });
const { cells } = callsAt<typeof tailorMapApi>({ cells: { method: 'GET', path: '/api/map' } });

/** Long enough to view a few profiles and return to the same list and scroll position. */
const KEPT_MS = 30 * 60_000;

/** The tailors that match, page by page. `cursor` is that of the first page; '' for the first results. */
export const searchQuery = (query: DirectoryQuery, cursor = '') =>
  infiniteQueryOptions({
    queryKey: searchKey(search.path, query, cursor),
    queryFn: ({ pageParam }) =>
      callAndRead(search, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }, searchPage),
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });

async function searchPage(response: Response): Promise<SearchPage> {
  const tailors = (await response.json()) as TailorCard[];
  return { tailors, ...readSearchHeaders(response.headers, tailors.length) };
}

/** Searches that find tailors where this one found none, best first. */
export const widerSearchesQuery = (query: DirectoryQuery) =>
  queryOptions({
    queryKey: widerKey(wider.path, query),
    queryFn: () => call(wider, { query: query as CallInput<typeof wider>['query'] }),
  });

/** All matches of a search by cells of the map. `bounds`: the visible part of the map as 'west,south,east,north', '' for all. */
export const mapQuery = (query: DirectoryQuery, bounds: string) =>
  queryOptions({
    queryKey: [cells.path, query, bounds],
    queryFn: () => call(cells, { query: { ...query, bounds } as CallInput<typeof cells>['query'] }),
    // While the map moves, the cells of its former part stay.
    placeholderData: keepPreviousData,
  });
