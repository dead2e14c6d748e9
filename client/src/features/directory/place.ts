import type { Near } from '@shared/places/contract';

/** Returns whether a place is searched as a whole, without a radius: a country or one of its states. */
export function isRegion(place: Near['place']): boolean {
  return place?.kind === 'country' || place?.kind === 'state';
}
