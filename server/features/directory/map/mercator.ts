import type { Point } from '@seamfolk/gazetteer';

/** A point on the plane of `spots.mercator`, in degrees: east, and north stretched by the projection. */
export interface PlanePoint {
  x: number;
  y: number;
}

/** Metres in a degree of a great circle, with the same earth radius as `distanceKm` of @seamfolk/gazetteer. */
const metresADegree = (Math.PI / 180) * 6_371_000;
const lastLatitude = 85;
/** In metres: above the rounding errors of the arithmetic here and in the database. */
const rounding = 0.01;

/** Returns the same projection as the database's `mercator(latitude, longitude)`. */
export function planePointOf({ latitude, longitude }: Point): PlanePoint {
  const clamped = Math.max(-lastLatitude, Math.min(lastLatitude, latitude));
  return { x: longitude, y: degrees(Math.asinh(Math.tan(radians(clamped)))) };
}

/** Returns a radius on the plane that contains every point within the given metres. */
export function planeRadius({ latitude }: Point, metres: number): number {
  const furthest = Math.min(lastLatitude, Math.abs(latitude) + metres / metresADegree);
  return metres / metresADegree / Math.cos(radians(furthest));
}

/** Returns a distance in metres that every point at `radius` on the plane, or further, exceeds. */
export function metresAtLeast(from: Point, radius: number): number {
  const stretched = Math.abs(planePointOf(from).y) + radius;
  const furthest = Math.min(lastLatitude, degrees(Math.atan(Math.sinh(radians(stretched)))));
  return radius * metresADegree * Math.cos(radians(furthest)) - rounding;
}

/** Returns the centre, and a copy 360 degrees away if the circle crosses the map's edge. */
export function aroundTheWorld(centre: PlanePoint, radius: number): PlanePoint[] {
  const beyond = centre.x + radius > 180 ? [centre.x - 360] : centre.x - radius < -180 ? [centre.x + 360] : [];
  return [centre.x, ...beyond].map((x) => ({ x, y: centre.y }));
}

/** Side of a cell of the map in degrees, as in the database's `map_cell`. */
const side = 2;
const columnsAround = 360 / side;

/** Returns the cells of two by two degrees, '5,-8', that can contain points within the given metres. */
export function cellsAround({ latitude, longitude }: Point, metres: number): string[] {
  const north = metres / metresADegree;
  const furthest = Math.min(lastLatitude, Math.abs(latitude) + north);
  const east = Math.min(180, north / Math.cos(radians(furthest)));
  const rows = fieldsIn(Math.max(-90, latitude - north), Math.min(90, latitude + north));
  // The meridian at 180 degrees has two names, and cells beyond it continue at the map's other edge.
  const columns = fieldsIn(longitude - east, longitude + east).flatMap((field) => [
    field - columnsAround,
    field,
    field + columnsAround,
  ]);
  const known = [...new Set(columns)].filter((field) => Math.abs(field) <= columnsAround / 2);
  return rows.flatMap((row) => known.map((column) => `${row},${column}`));
}

function fieldsIn(from: number, to: number): number[] {
  const first = Math.floor(from / side);
  return Array.from({ length: Math.floor(to / side) - first + 1 }, (_, index) => first + index);
}

const radians = (of: number) => (of * Math.PI) / 180;
const degrees = (of: number) => (of * 180) / Math.PI;
