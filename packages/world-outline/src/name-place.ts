import polylabel from 'polylabel';
import type { Point } from './outlines';

/** Returns the point inside a polygon that is farthest from its outline: the place for a name. */
export function roomiestPoint(rings: Point[][]): Point {
  const latitudes = rings.flat().map(([, latitude]) => latitude);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  // A degree of longitude is shorter near the poles, and a name is wider than high.
  const wide = Math.cos((middle * Math.PI) / 180) / 1.6;
  const [x, y] = polylabel(
    rings.map((ring) => ring.map(([longitude, latitude]) => [longitude * wide, latitude])),
    0.01,
  );
  return [x / wide, y];
}

/** Returns the area of a ring in either direction, in square degrees at the equator. */
export function areaOf(ring: Point[]): number {
  let sum = 0;
  for (const [index, [x0, y0]] of ring.entries()) {
    const [x1, y1] = ring[(index + 1) % ring.length] ?? [x0, y0];
    sum += (x1 - x0) * Math.sin((((y0 + y1) / 2) * Math.PI) / 180);
  }
  return Math.abs(sum) * (180 / Math.PI);
}
