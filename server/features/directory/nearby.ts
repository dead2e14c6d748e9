import type { Database } from '../../db/client';
import { distanceKm, type Point } from '../../places/distance';
import { countLimit, type Budget } from './budget';
import { tagValues, type Narrowing } from './filters';
import { areas, areaValues, type Area } from './localities';
import { aroundTheWorld, cellsAround, metresAtLeast, planePointOf, planeRadius, type PlanePoint } from './mercator';
import { nearbyStatements, type NearbyStatements } from './nearby-statements';
import { shapeOf, totalOf, type Total } from './newest';

/** A tailor by how far away they are. */
export interface Nearby {
  seq: number;
  distanceMeters: number;
}

export interface NearbySearch {
  centre: Point;
  radiusMeters: number;
  narrowing: Narrowing;
  /** The last one of the page before. */
  after?: Nearby;
  take: number;
}

type Answer = Total & { nearby: Nearby[] };
type Row = Awaited<ReturnType<NearbyStatements['nearest']['execute']>>[number];

/** Around one point: `run` asks a query at each place of the map that the circle is at, with everything it needs to know. */
interface Around {
  budget: Budget;
  search: NearbySearch;
  statements: NearbyStatements;
  run: <T>(ask: (values: Record<string, unknown>) => Promise<T[]>) => Promise<T[]>;
}

/** The nearest of equally near is the newest. */
const inOrder = (a: Nearby, b: Nearby) => a.distanceMeters - b.distanceMeters || b.seq - a.seq;

/** Listed tailors within a radius that match, nearest first, after those of the page before, with how many there are. */
export function nearestFirst(db: Database, budget: Budget) {
  const areaOf = areas(db, budget);
  const shapes = new Map<string, NearbyStatements>();
  return async (search: NearbySearch): Promise<Answer> => {
    const { narrowing } = search;
    const area = await areaOf(narrowing.texts);
    if (typeof area === 'object' && area.length === 0) return { nearby: [], ...totalOf(0) };
    const shape = shapeOf(narrowing, area);
    const statements = shapes.get(shape) ?? nearbyStatements(db, { budget, shape, narrowing, area });
    shapes.set(shape, statements);
    const around = { budget, search, statements, run: runner(search, area) };
    const [{ nearby, all }, total] = await Promise.all([nearest(around), countAround(around)]);
    return { nearby, ...(all === undefined ? total : totalOf(all)) };
  };
}

/**
 * The index walks by distance on the plane, which is nearly that on the earth: as many are fetched as it takes to be sure
 * of the order. `all`: how many there are, where every one of them had to be fetched.
 */
async function nearest({ budget, search, statements, run }: Around): Promise<{ nearby: Nearby[]; all?: number }> {
  const { centre, radiusMeters, narrowing, take } = search;
  const isNarrow = Boolean(narrowing.zipcode) || narrowing.tags.length > 0 || Object.keys(narrowing.texts).length > 0;
  for (let fetch = 4 * take; ; fetch *= 4) {
    const look = isNarrow ? Math.max(budget.nearest, fetch) : fetch;
    const rows = await run((values) => statements.nearest.execute({ ...values, fetch, look }));
    rows.sort((a, b) => a.planeDistance - b.planeDistance).splice(fetch);
    const isCut = rows.length === fetch;
    if (!isCut && isNarrow) break;
    const reached = isCut ? metresAtLeast(centre, rows.at(-1)?.planeDistance ?? 0) : Infinity;
    // Of those that are just as far as the last one fetched, others may be missing.
    const certain = following(search, rows).filter(({ distanceMeters }) => distanceMeters < reached);
    if (certain.length >= take || reached > radiusMeters) return { nearby: certain.slice(0, take) };
  }
  const rows = await run((values) => statements.everyone.execute(values));
  const { length: all } = following({ ...search, after: undefined }, rows);
  return { nearby: following(search, rows).slice(0, take), all: Math.min(all, countLimit + 1) };
}

/** Those within the radius that come after the last page, in order. */
function following({ centre, radiusMeters, after }: NearbySearch, rows: Row[]): Nearby[] {
  return rows
    .map(({ seq, latitude, longitude }) => ({ seq, distanceMeters: metresBetween(centre, { latitude, longitude }) }))
    .filter((row) => row.distanceMeters <= radiusMeters && (!after || inOrder(row, after) > 0))
    .sort(inOrder);
}

/** Counted as far as it was looked. */
async function countAround({ budget, statements, run }: Around): Promise<Total> {
  const counts = await run((values) => statements.count.execute(values));
  const found = counts.reduce((sum, count) => sum + count.found, 0);
  const sawAll = counts.every(({ looked }) => looked < budget.around);
  return sawAll ? totalOf(found) : { total: Math.min(found, countLimit), more: true };
}

function runner({ centre, radiusMeters, narrowing }: NearbySearch, area: Area): Around['run'] {
  const radius = planeRadius(centre, radiusMeters);
  const values = {
    ...tagValues(narrowing),
    ...areaValues(area, narrowing.texts),
    latitude: centre.latitude,
    longitude: centre.longitude,
    zipcode: narrowing.zipcode,
    radius: radiusMeters,
    planeRadius: radius,
    cells: cellsAround(centre, radiusMeters),
  };
  const points: PlanePoint[] = aroundTheWorld(planePointOf(centre), radius);
  return async (ask) => (await Promise.all(points.map((point) => ask({ ...values, ...point })))).flat();
}

const metresBetween = (a: Point, b: Point) => distanceKm(a, b) * 1_000;
