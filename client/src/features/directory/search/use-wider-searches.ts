import { useQuery } from '@tanstack/react-query';
import type { DirectoryQuery } from '@shared/directory/discover-filters';
import type { WiderSearch } from '@shared/directory/wider-contract';
import type { SearchPage } from '@shared/pages/page-data';
import { widerSearchesQuery } from '../queries';

/** Most wider searches that are offered. */
const OFFERED = 4;

interface WiderSearches {
  ways: readonly WiderSearch[];
  isLoading: boolean;
}

/** Returns the wider searches of a search that found nothing, best first; none if one filter alone is to blame. */
export function useWiderSearches(query: DirectoryQuery, found: SearchPage | undefined): WiderSearches {
  const { radius: _, ...filters } = query;
  const isUnknownPlace = found?.near && !found.near.place;
  const isEmpty = found?.total === 0 && !isUnknownPlace;
  const enabled = isEmpty && (Object.keys(filters).length > 1 || filters.q !== undefined);
  const { data, isLoading } = useQuery({ ...widerSearchesQuery(query), enabled });
  return { ways: enabled ? (data ?? []).slice(0, OFFERED) : [], isLoading };
}
