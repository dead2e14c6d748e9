import { useInfiniteQuery } from '@tanstack/react-query';
import { queryOf } from '@shared/directory/discover-filters';
import { searchQuery } from '../queries';
import { useFilters } from './filters/use-filters';

/** Returns the filters in the URL and their search. The parts of the page that use it share one request. */
export function useDirectorySearch() {
  const [filters, change, cursor] = useFilters();
  const query = queryOf(filters);
  const search = useInfiniteQuery(searchQuery(query, cursor));
  // The previous results stay visible until the new ones arrive; their count would be wrong for the new filters.
  const found = search.isPlaceholderData ? undefined : search.data?.pages[0];
  return { filters, change, query, search, found };
}
