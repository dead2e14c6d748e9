import type { Box } from './sheet';

export type Point = readonly number[];

/**
 * Returns a closed ring on the globe as a ring on a plane: beyond the date line its longitudes exceed 180, and a ring around
 * a pole is closed along that pole.
 */
export function flatRing(ring: readonly Point[]): Point[] {
  const flat = isClosed(ring) ? flatLine(ring) : flatLine([...ring, ...ring.slice(0, 1)]);
  const [[start = 0] = [], [end = 0, latitude = 0] = []] = [flat[0], flat.at(-1)];
  if (Math.abs(end - start) < 180) return flat;
  const pole = Math.sign(latitude) * 90;
  return [...flat, [end, pole], [start, pole]];
}

/** Does the same for a line. */
export function flatLine(line: readonly Point[]): Point[] {
  let turns = 0;
  let before: number | undefined;
  return line.map(([longitude = 0, latitude = 0]) => {
    if (before !== undefined && Math.abs(longitude - before) > 180) turns += before > longitude ? 1 : -1;
    before = longitude;
    return [longitude + turns * 360, latitude];
  });
}

/** Returns the part of a closed ring within a box, including edges along the box; empty if there is none. */
export function cutRing(ring: readonly Point[], [west, south, east, north]: Box): Point[] {
  const open = isClosed(ring) ? ring.slice(0, -1) : [...ring];
  const sides: Side[] = [
    { axis: 0, at: west, keeps: 1 },
    { axis: 0, at: east, keeps: -1 },
    { axis: 1, at: south, keeps: 1 },
    { axis: 1, at: north, keeps: -1 },
  ];
  const cut = sides.reduce<Point[]>(cutAt, open);
  return cut.length > 2 ? cut : [];
}

/** Returns the parts of a line within a box. Segments are never split: each belongs to one box of a grid. */
export function cutLine(line: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const [index, point] of line.entries()) {
    const before = line[index - 1];
    if (!before) continue;
    if (holds(box, middle(before, point))) part = part.length > 0 ? [...part, point] : [before, point];
    else {
      if (part.length > 0) parts.push(part);
      part = [];
    }
  }
  return part.length > 0 ? [...parts, part] : parts;
}

/** Returns whether a box contains a point; its west and south edges belong to it, the others do not. */
export function holds([west, south, east, north]: Box, [x = 0, y = 0]: Point): boolean {
  return x >= west && x < east && y >= south && y < north;
}

/** Returns the smallest box around points. */
export function boxOf(points: readonly Point[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

export function overlap(one: Box, other: Box): boolean {
  return one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];
}

interface Side {
  axis: 0 | 1;
  at: number;
  /** The half to keep: 1 for values from `at` on, -1 for values up to `at`. */
  keeps: 1 | -1;
}

/** Clips at one side of the box: a step of the Sutherland-Hodgman algorithm. */
function cutAt(ring: Point[], { axis, at, keeps }: Side): Point[] {
  const isIn = (point: Point) => ((point[axis] ?? 0) - at) * keeps >= 0;
  const cut: Point[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && isIn(before) !== isIn(point)) cut.push(crossing(before, point, axis, at));
    if (isIn(point)) cut.push(point);
    before = point;
  }
  return cut;
}

function crossing(from: Point, to: Point, axis: 0 | 1, at: number): Point {
  const [x0 = 0, y0 = 0] = from;
  const [x1 = 0, y1 = 0] = to;
  const share = axis === 0 ? (at - x0) / (x1 - x0) : (at - y0) / (y1 - y0);
  return axis === 0 ? [at, y0 + share * (y1 - y0)] : [x0 + share * (x1 - x0), at];
}

function middle([x0 = 0, y0 = 0]: Point, [x1 = 0, y1 = 0]: Point): Point {
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

function isClosed(ring: readonly Point[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}
