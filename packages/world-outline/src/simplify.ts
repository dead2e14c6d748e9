import type { Point } from './cut';

/** Drops the points that deviate by no more than `tolerance`, with the Ramer-Douglas-Peucker algorithm. */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const parts: [from: number, to: number][] = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const farthest = farthestBetween(line, from, to);
    if (farthest.distance <= tolerance) continue;
    kept.add(farthest.index);
    parts.push([from, farthest.index], [farthest.index, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

function farthestBetween(line: readonly Point[], from: number, to: number) {
  const [start, end] = [line[from] ?? [], line[to] ?? []];
  let farthest = from;
  let distance = 0;
  for (let index = from + 1; index < to; index += 1) {
    const found = distanceToSegment(line[index] ?? [], start, end);
    if (found > distance) [farthest, distance] = [index, found];
  }
  return { index: farthest, distance };
}

/** In the plane of longitudes and latitudes. */
export function distanceToSegment([x = 0, y = 0]: Point, [x0 = 0, y0 = 0]: Point, [x1 = 0, y1 = 0]: Point): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / length));
  return Math.sqrt((x - x0 - share * dx) ** 2 + (y - y0 - share * dy) ** 2);
}
