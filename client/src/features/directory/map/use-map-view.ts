import { useLocation, useRouter } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { filtersOf } from '@shared/directory/discover-filters';
import { hasMap } from '@shared/directory/discover-path';
import type { EntryState } from '../../../lib/navigation/history-state';
import { paths } from '../../../paths';

/** Returns whether the map is open, and a setter. The state is in the URL, so that links and Back restore it. */
export function useMapView(): [boolean, (isOpen: boolean) => void] {
  const search = useSearch(useRouter());
  const [, navigate] = useLocation();
  const show = (map: boolean) =>
    // The saved list position of this entry is valid for the next one too.
    navigate(paths.discover(filtersOf(search), { map }), { state: history.state as EntryState | null });
  return [hasMap(search), show];
}
