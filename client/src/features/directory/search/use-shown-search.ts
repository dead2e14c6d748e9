import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { DirectoryQuery } from '@shared/directory/discover-filters';
import type { SearchPage } from '@shared/pages/page-data';
import { searchQuery } from '../queries';
import { useWiderSearches } from './use-wider-searches';
import { widerQuery } from './wider-query';

export type Search = UseInfiniteQueryResult<InfiniteData<SearchPage>>;

interface ShownSearch {
  shown: Search;
  shownQuery: DirectoryQuery;
}

/** Returns the search that the list shows: the user's search or, if it finds nothing, the best wider one. */
export function useShownSearch(search: Search, query: DirectoryQuery): ShownSearch {
  const found = search.data?.pages[0];
  const place = found?.near?.place;
  const [way] = useWiderSearches(query, search.isPlaceholderData ? undefined : found).ways;
  // Only reads the cache: the list loads this query.
  const wide = way?.query ?? (place ? widerQuery(query, place) : query);
  const wider = useInfiniteQuery({ ...searchQuery(wide), enabled: false });
  const isWider = wide !== query && found?.tailors.length === 0 && wider.data && !wider.isPlaceholderData;
  return isWider ? { shown: wider, shownQuery: wide } : { shown: search, shownQuery: query };
}
