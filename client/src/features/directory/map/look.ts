import type { Place } from '@shared/places';
import { isRegion } from '../place';
import { metresOf } from '../radius';
import { type Bounds, boundsOf, circleAround, type Spot } from './bounds';
import type { Around } from './overlay';

/** The circle that a search looked in; undefined where it looked everywhere, or in a whole country or state. */
export function aroundOf(place: Place | undefined, radius = ''): Around | undefined {
  if (!place || isRegion(place)) return undefined;
  const { latitude, longitude } = place;
  return { latitude, longitude, radiusMeters: metresOf(radius) };
}

/** All that a search is about; the whole world where it is about nothing. */
export function boundsToSee(tailors: readonly Spot[], around: Around | undefined): Bounds {
  const circle = around ? circleAround(around, around.radiusMeters) : [];
  return boundsOf([...tailors, ...circle]) ?? [-170, -50, 190, 70];
}
