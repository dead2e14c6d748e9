import type { DirectoryQuery } from '@shared/discover-filters';
import type { Place } from '@shared/places';
import { radiusLimits } from '@shared/radius';
import { isRegion } from './place';

/** The same search around the same place as far as anybody can look, for where there is nobody within the radius. */
export function widerQuery(query: DirectoryQuery, place: Place): DirectoryQuery {
  const near = isRegion(place) ? `${place.latitude},${place.longitude}` : query.near;
  return { ...query, near, radius: String(radiusLimits.max) };
}
