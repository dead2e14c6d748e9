import type { DirectoryQuery } from '@shared/directory/discover-filters';
import type { Place } from '@shared/places/contract';
import { radiusLimits } from '@shared/directory/radius';
import { isRegion } from '../place';

/** Returns the same search with the maximum radius, for a search without results. */
export function widerQuery(query: DirectoryQuery, place: Place): DirectoryQuery {
  const near = isRegion(place) ? `${place.latitude},${place.longitude}` : query.near;
  return { ...query, near, radius: String(radiusLimits.max) };
}
