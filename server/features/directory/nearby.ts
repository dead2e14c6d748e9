import { distanceKm, type Point } from '@seamfolk/gazetteer';
import type { Database } from '../../db/client';
import { totalOf, type Budget, type Total } from './budget';
import { estimateOf } from './estimate';
import { shapeOf, valuesOf, type ResolvedFilters } from './filters';
import { aroundTheWorld, cellsAround, metresAtLeast, planePointOf, planeRadius } from './map/mercator';
import { nearbyStatements, nearestSpots, type NearbyStatements } from './nearby-statements';

/** A tailor with the distance from the centre. */
export interface Nearby {
  /** The tailor's `listSeq`. */
  seq: number;
  distanceMeters: number;
  /** The distance that the tailor is sorted by, in metres; see `orderOf`. */
  orderMeters: number;
}

/** The position of a tailor in the order. */
type Position = Omit<Nearby, 'distanceMeters'>;

export interface NearbySearch {
  centre: Point;
  radiusMeters: number;
  filters: ResolvedFilters;
  /** The last tailor of the previous page. */
  after?: Position;
  take: number;
}

type Answer = Total & { nearby: Nearby[] };
type Values = Record<string, unknown>;
type Spot = Point & Omit<Nearby, 'seq'>;
type IsTown = (point: Point) => boolean;

/** One search with its queries. `run` executes a query for each copy of the circle on the map. */
interface SearchRun {
  db: Database;
  search: NearbySearch;
  isTown: IsTown;
  budget: Budget;
  statements: NearbyStatements;
  spots: ReturnType<typeof nearestSpots>;
  /** The cells of the map that the circle touches. */
  cells: string[];
  values: Values;
  run: <T>(ask: (values: Values) => Promise<T[]>) => Promise<T[]>;
}

/** At equal distance the newest tailor comes first. */
const inOrder = (a: Position, b: Position) => a.orderMeters - b.orderMeters || b.seq - a.seq;

/**
 * Returns a function that finds matching listed tailors within a radius, nearest first, after the previous page, and the total.
 * `isTown`: whether coordinates are those of a whole town.
 */
export function nearestFirst(db: Database, budget: Budget, isTown: IsTown) {
  const spots = nearestSpots(db);
  const shapes = new Map<string, NearbyStatements>();
  return async (search: NearbySearch): Promise<Answer> => {
    const { filters, after } = search;
    const shape = shapeOf(filters);
    const statements = shapes.get(shape) ?? nearbyStatements(db, budget, filters);
    shapes.set(shape, statements);
    const searchRun = { db, search, isTown, budget, statements, spots, ...runner(search) };
    const walked = await walk(searchRun);
    if (!walked) return complete(searchRun);
    const { nearby, isEnd } = walked;
    if (isEnd && !after) return { nearby, ...totalOf(nearby.length) };
    const total = await countAround(searchRun);
    return { nearby, ...total, total: Math.max(total.total, nearby.length) };
  };
}

/**
 * Reads spot by spot, since one spot can have thousands of tailors; first a quarter of the budget's spots. Returns undefined
 * if the tailors with the tags are so rare that reading them all costs less than to walk on.
 */
async function walk(searchRun: SearchRun): Promise<{ nearby: Nearby[]; isEnd: boolean } | undefined> {
  const { search, budget, statements, values } = searchRun;
  const { after, take, filters } = search;
  const most = budget.around.spots;
  const found: Nearby[] = [];
  for (let fetch = most / 4, seen = 0; ; fetch *= 4) {
    const { spots, isEnd } = await nearest(searchRun, fetch);
    const next = spots.slice(seen).filter(({ orderMeters }) => !after || orderMeters >= after.orderMeters);
    seen = spots.length;
    if (next.length > 0) {
      const rows = await statements.atSpots.execute({ ...values, ...spotValues(next, after), take });
      for (const { seq, at } of rows) {
        const { distanceMeters, orderMeters } = next[at - 1] as Spot;
        found.push({ seq, distanceMeters, orderMeters });
      }
    }
    if (found.length >= take) return { nearby: found.slice(0, take), isEnd: false };
    if (isEnd) return { nearby: found, isEnd };
    const canBeRare = filters.tags.length > 0 || filters.takesOrdersAt !== undefined;
    if (canBeRare && (fetch >= most || (await expectsFew(searchRun)))) return undefined;
  }
}

/** Returns the nearest spots in certain order. The index orders by distance on the plane only, so the furthest are uncertain. */
async function nearest(
  { search, isTown, spots, run }: SearchRun,
  fetch: number,
): Promise<{ spots: Spot[]; isEnd: boolean }> {
  const { centre, radiusMeters } = search;
  const rows = await run((values) => spots.execute({ ...values, fetch }));
  rows.sort((a, b) => a.planeDistance - b.planeDistance).splice(fetch);
  const reached = rows.length < fetch ? Infinity : metresAtLeast(centre, rows.at(-1)?.planeDistance ?? 0);
  const isEnd = reached > radiusMeters;
  const certain = rows
    .map((spot) => spotAt(spot, centre, isTown))
    // Spots as far away as the last one fetched may be incomplete.
    .filter(({ distanceMeters, orderMeters }) => distanceMeters <= radiusMeters && (isEnd || orderMeters < reached))
    .sort((a, b) => a.orderMeters - b.orderMeters);
  return { spots: certain, isEnd };
}

/** Returns the spots' values for `atSpots`. Spots at the same position in the order share the rank of the first of them. */
function spotValues(spots: Spot[], after: Position | undefined): Values {
  const ranks: number[] = [];
  for (const [index, { orderMeters }] of spots.entries()) {
    const isTied = orderMeters === spots[index - 1]?.orderMeters;
    ranks.push(isTied ? (ranks[index - 1] ?? 0) : index);
  }
  const before = ({ orderMeters }: Spot) => (orderMeters === after?.orderMeters ? after.seq : Number.MAX_SAFE_INTEGER);
  return {
    latitudes: spots.map(({ latitude }) => latitude),
    longitudes: spots.map(({ longitude }) => longitude),
    ranks,
    befores: spots.map(before),
  };
}

async function expectsFew({ db, search, budget, cells }: SearchRun): Promise<boolean> {
  return (await estimateOf(db, [...search.filters.tags, { kind: 'cell', values: cells }])) < budget.few.expected;
}

/** Reads all matches in the cells, and keeps those in the circle. */
async function complete({ search, isTown, statements, values }: SearchRun): Promise<Answer> {
  const { centre, radiusMeters, after, take } = search;
  const rows = await statements.inCells.execute(values);
  const all = rows
    .map(({ seq, ...spot }) => ({ ...spotAt(spot, centre, isTown), seq }))
    .filter(({ distanceMeters }) => distanceMeters <= radiusMeters)
    .sort(inOrder);
  const following = all.filter((row) => !after || inOrder(row, after) > 0);
  return { nearby: following.slice(0, take), ...totalOf(all.length) };
}

/** Counts matches up to the budget. */
async function countAround({ statements, run }: SearchRun): Promise<Total> {
  const counts = await run((values) => statements.count.execute(values));
  const { total, more } = totalOf(counts.reduce((sum, { found }) => sum + found, 0));
  return { total, more: more || !counts.every(({ sawAll }) => sawAll) };
}

function runner({ centre, radiusMeters, filters }: NearbySearch): Pick<SearchRun, 'cells' | 'values' | 'run'> {
  const radius = planeRadius(centre, radiusMeters);
  const cells = cellsAround(centre, radiusMeters);
  const values = {
    ...valuesOf(filters),
    latitude: centre.latitude,
    longitude: centre.longitude,
    radius: radiusMeters,
    planeRadius: radius,
    cells,
  };
  const points = aroundTheWorld(planePointOf(centre), radius);
  return {
    cells,
    values,
    run: async (ask) => (await Promise.all(points.map((point) => ask({ ...values, ...point })))).flat(),
  };
}

function spotAt(spot: Point, centre: Point, isTown: IsTown): Spot {
  const distanceMeters = distanceKm(centre, spot) * 1_000;
  return { ...spot, distanceMeters, orderMeters: orderOf(distanceMeters, isTown(spot)) };
}

const mile = 1609.344;

/**
 * Returns the distance to sort by. A tailor known by the town alone is not certain to be as near as the town's centre, so the
 * tailors that are known more closely and as many whole miles away come first.
 */
export function orderOf(distanceMeters: number, isTown: boolean): number {
  return isTown ? (Math.floor(distanceMeters / mile) + 1) * mile : distanceMeters;
}
