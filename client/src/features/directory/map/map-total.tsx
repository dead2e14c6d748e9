import type { TailorMapAnswer } from '@shared/directory/map-contract';
import { countOf } from '../search/search-words';
import { wholeNumber } from '../../../lib/text/whole-number';

interface MapTotalProps {
  map: TailorMapAnswer | undefined;
  /** The number of tailors whose markers are in view, which are fewer than the map knows: it asks for more than it shows. */
  seen: number | undefined;
  /** The count of the search. */
  found: { total: number; more: boolean } | undefined;
  /** Only the visible part of the map is counted. */
  isPart: boolean;
}

/** The number of tailors on the map. */
export function MapTotal({ map, seen, found, isPart }: MapTotalProps) {
  if (!map || !found) return null;
  const inView = isPart ? (seen ?? map.total) : map.total;
  if (inView === 0) return null;
  const count = wholeNumber(inView);
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
