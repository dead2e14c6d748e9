import type { Point } from '@seamfolk/gazetteer';

/** A place on the plane of `spots.mercator`, in degrees: east, and north stretched. */
export interface PlanePoint {
  x: number;
  y: number;
}

/** Metres of a degree of a great circle, on the same earth as places/distance.ts. */
const metresADegree = (Math.PI / 180) * 6_371_000;
const lastLatitude = 85;
/** In metres: more than what a few steps of floating-point arithmetic lose, here and in the database. */
const rounding = 0.01;

/** As the database's own `mercator(latitude, longitude)` has it. */
export function planePointOf({ latitude, longitude }: Point): PlanePoint {
  const clamped = Math.max(-lastLatitude, Math.min(lastLatitude, latitude));
  return { x: longitude, y: degrees(Math.asinh(Math.tan(radians(clamped)))) };
}

/** The radius on the plane within which everything lies that is so many metres away. */
export function planeRadius({ latitude }: Point, metres: number): number {
  const furthest = Math.min(lastLatitude, Math.abs(latitude) + metres / metresADegree);
  return metres / metresADegree / Math.cos(radians(furthest));
}

/** What lies `radius` away on the plane, or further, is more than so many metres away. */
export function metresAtLeast(from: Point, radius: number): number {
  const stretched = Math.abs(planePointOf(from).y) + radius;
  const furthest = Math.min(lastLatitude, degrees(Math.atan(Math.sinh(radians(stretched)))));
  return radius * metresADegree * Math.cos(radians(furthest)) - rounding;
}

/** The same place, and where the map's edge is near, the same place again beyond it. */
export function aroundTheWorld(centre: PlanePoint, radius: number): PlanePoint[] {
  const beyond = centre.x + radius > 180 ? [centre.x - 360] : centre.x - radius < -180 ? [centre.x + 360] : [];
  return [centre.x, ...beyond].map((x) => ({ x, y: centre.y }));
}

/** Degrees of a side of a field of the map, as the database's own `map_cell` has it. */
const side = 2;
const columnsAround = 360 / side;

/** The fields of two by two degrees, '5,-8', in which something may lie that is so many metres away or nearer. */
export function cellsAround({ latitude, longitude }: Point, metres: number): string[] {
  const north = metres / metresADegree;
  const furthest = Math.min(lastLatitude, Math.abs(latitude) + north);
  const east = Math.min(180, north / Math.cos(radians(furthest)));
  const rows = fieldsIn(Math.max(-90, latitude - north), Math.min(90, latitude + north));
  // One meridian has two names, and what lies beyond it goes on at the map's other edge.
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
