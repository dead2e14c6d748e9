import { boxOf, type Point } from './cut';
import { distanceToSegment } from './simplify';

const steps = 24;

/** The point of a polygon's outline that lies farthest from it, as far as a grid of 24 x 24 can tell: room for a name. */
export function roomiestPoint(ring: readonly Point[]): Point {
  const [west, south, east, north] = boxOf(ring);
  // A degree of longitude shrinks towards the poles; a name is wide.
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

/** The area of a ring, whichever way it runs, in squares of a degree at the equator. */
export function areaOf(ring: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x0 = 0, y0 = 0]] of ring.entries()) {
    const [x1 = 0, y1 = 0] = ring[(index + 1) % ring.length] ?? [];
    sum += (x1 - x0) * Math.sin((((y0 + y1) / 2) * Math.PI) / 180);
  }
  return Math.abs(sum) * (180 / Math.PI);
}

/** The distance to the nearest edge; -1 outside. */
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
