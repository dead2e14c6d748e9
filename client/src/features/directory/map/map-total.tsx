import type { TailorMapAnswer } from '@shared/directory/map-contract';
import { countOf } from '../search/search-words';

interface MapTotalProps {
  map: TailorMapAnswer | undefined;
  /** The count of the search. */
  found: { total: number; more: boolean } | undefined;
  /** Only the visible part of the map is counted. */
  isPart: boolean;
}

/** The number of tailors on the map. */
export function MapTotal({ map, found, isPart }: MapTotalProps) {
  if (!map || !found || map.total === 0) return null;
  const count = map.total.toLocaleString('en');
  const text = map.isEstimate
    ? `About ${count} here`
    : isPart
      ? `${count} here`
      : `${count} of ${countOf(found)} on the map`;
  return (
    <p className="pointer-events-none absolute start-2 top-2 rounded-full border border-hairline bg-surface px-2.5 py-1 text-micro text-muted tabular-nums lg:top-auto lg:bottom-2">
      {text}
    </p>
  );
}
