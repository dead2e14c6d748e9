import { useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { filtersOf, withoutStraySpecialties, type Filters } from '@shared/directory/discover-filters';
import { cursorIn, hasMap } from '@shared/directory/discover-path';
import { paths } from '../../../../paths';

export type ChangeFilters = (change: Partial<Filters>, options?: { replace?: boolean }) => void;

/**
 * Keeps the filters in the URL. A change adds a history entry, unless it replaces the last one. Also returns the cursor in the
 * URL, which a change removes.
 */
export function useFilters(): [Filters, ChangeFilters, string] {
  const search = useSearch(useRouter());
  const [, navigate] = useLocation();
  const filters = useMemo(() => filtersOf(search), [search]);
  const change: ChangeFilters = (part, options) =>
    navigate(paths.discover(withoutStraySpecialties({ ...filters, ...part }), { map: hasMap(search) }), options);
  return [filters, change, cursorIn(search)];
}
