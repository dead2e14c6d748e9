import type { DirectoryQuery } from '@shared/directory/discover-filters';
import { metresBetween } from './bounds';
import { cornersOf, type CellGroup } from './group-cells';

/** Returns the same search for the tailors of a marker only. */
export function atGroup(query: DirectoryQuery, group: CellGroup): DirectoryQuery {
  const { latitude } = group;
  // Beyond the 180th meridian, the cells of a group continue to the east.
  const longitude = ((group.longitude + 540) % 360) - 180;
  const furthest = Math.max(...group.cells.flatMap(cornersOf).map((corner) => metresBetween(group, corner)));
  const near = [latitude, longitude].map((degrees) => Number(degrees.toFixed(6))).join(',');
  return { ...query, near, radius: String(Math.min(500_000, Math.ceil(furthest) + 1)) };
}
