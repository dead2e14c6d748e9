import { planePointOf } from './mercator';

/** Degrees: west, south, east, north. `east` exceeds 180 if the bounds cross the 180th meridian. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** The coordinates of a town or postal code with the number of matches there. `seq` is that of one of them. */
export interface CountedSpot {
  latitude: number;
  longitude: number;
  count: number;
  seq: number;
}

/** The matches in one cell, with the centre of them all and the bounds that contain them. */
export interface CountedCell extends CountedSpot {
  bounds: Bounds;
}

/** Cells along the longer side of the map. */
const cellsAlong = 16;

/**
 * Groups spots by the cells of a grid over a Mercator map. The side of a cell is a fraction 1 / 2^n of the world, so that a cell
 * does not change while the map moves.
 */
export function cellsOf(spots: readonly CountedSpot[], within?: Bounds): CountedCell[] {
  const west = within?.[0] ?? westOf(spots);
  const points = spots.map((spot) => {
    const longitude = spot.longitude < west ? spot.longitude + 360 : spot.longitude;
    return { ...spot, longitude, ...planePointOf({ ...spot, longitude }) };
  });
  const side = sideFor(within ? cornersOf(within) : points);
  const cells = new Map<string, CountedCell>();
  for (const { x, y, latitude, longitude, count, seq } of points) {
    const key = `${Math.floor(x / side)},${Math.floor(y / side)}`;
    const cell = cells.get(key);
    const bounds: Bounds = [longitude, latitude, longitude, latitude];
    cells.set(
      key,
      cell
        ? mergeCells(cell, { latitude, longitude, count, seq, bounds })
        : { latitude, longitude, count, seq, bounds },
    );
  }
  return [...cells.values()];
}

/** The western edge of the spots. It is beyond the widest gap, so that Fiji and Samoa are neighbours. */
function westOf(spots: readonly CountedSpot[]): number {
  const sorted = spots.map(({ longitude }) => longitude).sort((a, b) => a - b);
  const [first = -180] = sorted;
  const gap = sorted.findIndex((longitude, index) => (sorted[index + 1] ?? longitude) - longitude >= 180);
  return sorted[gap + 1] !== undefined && gap >= 0 ? (sorted[gap + 1] as number) : first;
}

function cornersOf([west, south, east, north]: Bounds) {
  return [planePointOf({ latitude: south, longitude: west }), planePointOf({ latitude: north, longitude: east })];
}

function sideFor(points: readonly { x: number; y: number }[]): number {
  const range = (values: number[]) =>
    values.reduce((a, b) => Math.max(a, b), -Infinity) - values.reduce((a, b) => Math.min(a, b), Infinity);
  const longest = points.length > 0 ? Math.max(range(points.map(({ x }) => x)), range(points.map(({ y }) => y))) : 0;
  const smallest = 1e-4;
  return 360 / 2 ** Math.floor(Math.log2(360 / Math.max(smallest, longest / cellsAlong)));
}

function mergeCells(a: CountedCell, b: CountedCell): CountedCell {
  const count = a.count + b.count;
  const mean = (of: 'latitude' | 'longitude') => (a[of] * a.count + b[of] * b.count) / count;
  const [[w1, s1, e1, n1], [w2, s2, e2, n2]] = [a.bounds, b.bounds];
  return {
    latitude: mean('latitude'),
    longitude: mean('longitude'),
    count,
    // The cell has the name of the spot with more tailors.
    seq: b.count > a.count ? b.seq : a.seq,
    bounds: [Math.min(w1, w2), Math.min(s1, s2), Math.max(e1, e2), Math.max(n1, n2)],
  };
}
