import type { Place } from '@shared/places/contract';
import { isRegion } from '../place';
import { metresOf } from '../search/filters/radius';
import { type Bounds, boundsOf, circleAround, type Spot } from './bounds';
import type { Around } from './overlay';

/** Returns the circle of a search; undefined if the search is worldwide or covers a whole country or state. */
export function aroundOf(place: Place | undefined, radius = ''): Around | undefined {
  if (!place || isRegion(place)) return undefined;
  const { latitude, longitude } = place;
  return { latitude, longitude, radiusMeters: metresOf(radius) };
}

/** Returns the bounds of all results and of the circle; most of the world if there are none. */
export function boundsToSee(spots: readonly Spot[], around: Around | undefined): Bounds {
  const circle = around ? circleAround(around, around.radiusMeters) : [];
  return boundsOf([...spots, ...circle]) ?? [-170, -50, 190, 70];
}
