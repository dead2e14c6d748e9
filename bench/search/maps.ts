import type { TailorMapAnswer } from '@shared/directory/map-contract';
import { garmentNames } from '@shared/tailor/garments';
import { serviceCategories } from '@shared/tailor/services';
import { explainer } from './explain';
import { median, percentile } from './statistics';
import { openStore } from './store';
import type { MadeTailor } from './tailors';

/** A visible part of the map with the filters of a search, as `GET /api/map` gets them. */
export interface MapKind {
  name: string;
  query: Record<string, string>;
}

/** What the requests of one part of the map cost in a directory of one size. */
export interface MapCost {
  /** From the query to the answer, in this process: the statements, their rows and the cells. */
  p50Milliseconds: number;
  p99Milliseconds: number;
  /** Pages of 8 kB that the statements read. */
  buffers: number;
  found: Pick<TailorMapAnswer, 'total' | 'isEstimate'> & { cells: number };
}

export type MapCostsBySize = Map<number, Map<string, MapCost>>;

/** Requests per kind that are measured, after those that warm up. */
const requests = 60;
const requestsBefore = 5;

/** Half the height of a part of the map, in degrees, for a screen that is twice as wide as high. */
const views = [
  ['country', 4],
  ['city', 0.25],
] as const;

/** Returns the world, a country and a city around the largest town of the tailors, each with and without filters. */
export function kindsOfMaps(first: readonly MadeTailor[]): MapKind[] {
  const [{ latitude, longitude }] = [...first.map(({ town }) => town)].sort((a, b) => b.weight - a.weight) as [Spot];
  const around = views.map(([name, half]) => {
    const bounds = [longitude - 2 * half, latitude - half, longitude + 2 * half, latitude + half];
    return { name, query: { bounds: bounds.map((degrees) => degrees.toFixed(4)).join() } };
  });
  return [{ name: 'world', query: {} }, ...around].flatMap((view) =>
    filtersFor(first).map(([name, filter]) => ({ name: `${view.name}${name}`, query: { ...view.query, ...filter } })),
  );
}

type Spot = MadeTailor['town'];

function filtersFor(first: readonly MadeTailor[]) {
  const sewn = (name: string) => first.filter(({ garments }) => garments.some((garment) => garment === name)).length;
  const known = garmentNames.map((name) => ({ name, times: sewn(name) })).filter(({ times }) => times > 0);
  const [rarest] = known.sort((a, b) => a.times - b.times);
  return [
    ['', {}],
    [', common category', { primaryCategories: serviceCategories[0] }],
    [', rare garment', { garments: rarest?.name ?? '' }],
  ] as const;
}

/** Measures the requests one after the other through the app's own store, without its cache. */
export async function measureMaps(url: string, kinds: readonly MapKind[]): Promise<Map<string, MapCost>> {
  const store = await openStore(url);
  const explain = await explainer(url);
  const result = new Map<string, MapCost>();
  try {
    for (const { name, query } of kinds) {
      const times: number[] = [];
      for (let run = 1; run <= requestsBefore + requests; run += 1) {
        const before = performance.now();
        await store.map(query);
        if (run > requestsBefore) times.push(performance.now() - before);
      }
      const answer = await store.map(query);
      let buffers = 0;
      for (const statement of (await store.stepsOfMap(query)).flat())
        buffers += (await explain.cost(statement)).buffers;
      const found = { total: answer.total, isEstimate: answer.isEstimate, cells: answer.cells.length };
      const p99Milliseconds = percentile(times, 0.99);
      result.set(name, { p50Milliseconds: median(times), p99Milliseconds, buffers, found });
    }
  } finally {
    await explain.stop();
    await store.stop();
  }
  return result;
}
