import { boxOf, type Point } from './cut';
import { distanceToSegment } from './simplify';

const steps = 24;

/** Returns the point inside a polygon that is farthest from its outline, on a grid of 24 x 24: the place for a name. */
export function roomiestPoint(ring: readonly Point[]): Point {
  const [west, south, east, north] = boxOf(ring);
  // A degree of longitude is shorter near the poles, and a name is wider than high.
  const wide = Math.cos((((south + north) / 2) * Math.PI) / 180) / 1.6;
  let best: Point = [(west + east) / 2, (south + north) / 2];
  let room = -1;
  for (let column = 0; column < steps; column += 1) {
    for (let row = 0; row < steps; row += 1) {
      const x = west + ((column + 0.5) / steps) * (east - west);
      const y = south + ((row + 0.5) / steps) * (north - south);
      const found = roomAt(ring, x, y, wide);
      if (found > room) [best, room] = [[x, y], found];
    }
  }
  return best;
}

/** Returns the area of a ring in either direction, in square degrees at the equator. */
export function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x0 = 0, y0 = 0]] of ring.entries()) {
    const [x1 = 0, y1 = 0] = ring[(index + 1) % ring.length] ?? [];
    sum += (x1 - x0) * Math.sin((((y0 + y1) / 2) * Math.PI) / 180);
  }
  return Math.abs(sum) * (180 / Math.PI);
}

/** Returns the distance to the nearest edge; -1 outside. */
function roomAt(ring: readonly Point[], x: number, y: number, wide: number): number {
  let isInside = false;
  let nearest = Infinity;
  for (const [index, [x0 = 0, y0 = 0]] of ring.entries()) {
    const [x1 = 0, y1 = 0] = ring[(index + 1) % ring.length] ?? [];
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isInside = !isInside;
    nearest = Math.min(nearest, distanceToSegment([x * wide, y], [x0 * wide, y0], [x1 * wide, y1]));
  }
  return isInside ? nearest : -1;
}
