import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { filtersOf } from '@shared/discover-filters';
import { hasMap } from '@shared/discover-path';
import { paths } from '../../paths';

/** Whether the map is open, which the address says, so that a link and Back bring it back; and the way to open or close it. */
export function useMapView(): [boolean, (isOpen: boolean) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const show = (map: boolean) =>
    // What the entry remembers of the list holds for the next one too.
    navigate(paths.discover(filtersOf(search), { map }), { state: history.state as unknown });
  return [hasMap(search), show];
}
