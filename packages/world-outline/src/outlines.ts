import { clipPolygon, clipPolyline } from 'lineclip';
import simplify from 'simplify-js';
import type { Box } from './sheet';

export type Point = [longitude: number, latitude: number];

/** Coasts and borders on a plane. */
export interface Outlines {
  /** The open rings of each polygon. */
  polygons: Point[][][];
  borders: Point[][];
}

/** A line or ring of GeoJSON. */
type Positions = readonly (readonly number[])[];

export const everything: Box = [-180, -90, 180, 90];

/**
 * Returns a closed ring on the globe as a closed ring on a plane: beyond the date line its longitudes exceed 180, and a ring
 * around a pole runs along that pole.
 */
export function flatRing(ring: Positions): Point[] {
  const flat = flatLine(ring);
  const [first, last] = [flat[0], flat.at(-1)];
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return flat;
  const pole = Math.sign(last[1]) * 90;
  return [...flat, [last[0], pole], [first[0], pole], first];
}

/** Does the same for a line. */
export function flatLine(line: Positions): Point[] {
  let turns = 0;
  let before: number | undefined;
  return line.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined && Math.abs(longitude - before) > 180) turns += before > longitude ? 1 : -1;
    before = longitude;
    return [longitude + turns * 360, latitude];
  });
}

/** Drops the points that deviate by no more than `tolerance` degrees. */
export function simplified(line: Point[], tolerance: number): Point[] {
  const points = line.map(([x, y]) => ({ x, y }));
  return simplify(points, tolerance, true).map(({ x, y }) => [x, y]);
}

/** Moves what is beyond the date line to the other side of the map. */
export function onMap({ polygons, borders }: Outlines): Outlines {
  const copies = [-360, 0, 360].map((degrees) => {
    const moved = (line: Point[]) => line.map(([x, y]): Point => [x + degrees, y]);
    return cutOutlines(
      { polygons: polygons.map((rings) => rings.map(moved)), borders: borders.map(moved) },
      everything,
    );
  });
  return { polygons: copies.flatMap((copy) => copy.polygons), borders: copies.flatMap((copy) => copy.borders) };
}

/** Returns the parts within a box. A ring that the box cuts runs along the box's edge. */
export function cutOutlines({ polygons, borders }: Outlines, box: Box): Outlines {
  const cut = polygons.map((rings) => rings.map((ring) => clipPolygon(ring, box)).filter(isNotEmpty));
  return { polygons: cut.filter(isNotEmpty), borders: borders.flatMap((line) => clipPolyline(line, box)) };
}

const isNotEmpty = ({ length }: unknown[]) => length > 0;
