import type { DistanceUnit } from '../places/distance-units';
import type { FilterName } from './discover-path';
import { namedFilters } from './named-filters';
import { radiusLimits, roundRadii } from './radius';
import { maxWider, type WiderQuery, type WiderSearch } from './wider-contract';

/** The number of matches of a search; with `more`, a minimum. */
type Count = (query: WiderQuery) => Promise<{ total: number; more: boolean }>;

/** The requested search with one change. */
interface Change {
  filter: FilterName;
  query: WiderQuery;
}

/** The filters of what tailors are, and of where they are, in the order in which they are left out. */
const ofTailors = [
  'primaryCategories',
  'culturalCategories',
  'garments',
  'languages',
  'homeVisits',
  'hasPrices',
  'openToday',
  'takesOrders',
  'q',
] as const;
const ofPlaces = ['near', 'city', 'state', 'zipcode', 'country'] as const;

/**
 * Returns the searches that find tailors where this one finds none, at most `maxWider`: with a filter in place of the same word in `q`;
 * without one filter, fewest matches first; and of a larger or another place. `count` runs a search, one at a time. Radii are round
 * numbers of `unit`.
 */
export async function widerSearches(query: WiderQuery, unit: DistanceUnit, count: Count): Promise<WiderSearch[]> {
  const found = async (changes: readonly Change[]): Promise<WiderSearch[]> => {
    const searches = [];
    for (const { filter, query } of changes) {
      const { total, more } = await count(query);
      if (total > 0) searches.push({ filter, query: textsOf(query), total, ...(more && { isAtLeast: true as const }) });
    }
    return searches;
  };
  const given = [...ofTailors, ...ofPlaces].filter((name) => isGiven(query, name));
  const removable = given.length > 1 ? given : [];
  const without = (names: readonly FilterName[]) =>
    removable
      .filter((name) => names.includes(name))
      .map((name) => ({ filter: name, query: withoutFilter(query, name) }));
  const named = await found(asFilters(query));
  const fewer = await found(without(ofTailors));
  fewer.sort((a, b) => a.total - b.total);
  const nearer = await widened(query, unit, found);
  const elsewhere = await found(without(ofPlaces));
  return [...named, ...fewer, ...nearer, ...elsewhere].slice(0, maxWider);
}

function isGiven(query: WiderQuery, name: (typeof ofTailors | typeof ofPlaces)[number]): boolean {
  return query[name].length > 0 || (name === 'near' && query.lat !== undefined);
}

/** A specialty is a part of its category, so it is left out with it. */
function withoutFilter(query: WiderQuery, name: FilterName): WiderQuery {
  if (name === 'near') return { ...query, near: '', lat: undefined, lng: undefined, radius: radiusLimits.default };
  if (name === 'primaryCategories') return { ...query, primaryCategories: [], culturalCategories: [] };
  return { ...query, [name]: Array.isArray(query[name]) ? [] : '' };
}

function asFilters(query: WiderQuery): Change[] {
  const meant = namedFilters(query.q).filter((filter) =>
    Object.keys(filter).every((name) => query[name as keyof typeof filter].length === 0),
  );
  return meant.map((filter) => ({ filter: 'q', query: { ...query, q: '', ...filter } }));
}

/** Returns the search with the smallest round radius that finds a tailor, if there is one. */
async function widened(
  query: WiderQuery,
  unit: DistanceUnit,
  found: (changes: readonly Change[]) => Promise<WiderSearch[]>,
): Promise<WiderSearch[]> {
  if (!isGiven(query, 'near')) return [];
  const within = (radius: number) => found([{ filter: 'radius', query: { ...query, radius } }]);
  const radii = roundRadii[unit].filter((radius) => radius > query.radius);
  const last = await within(radii.at(-1) ?? query.radius);
  if (last.length === 0) return [];
  for (const radius of radii.slice(0, -1)) {
    const search = await within(radius);
    if (search.length > 0) return search;
  }
  return last;
}

/** Returns a query's texts as in a URL, without those that are empty or the default. */
function textsOf({ radius, ...query }: WiderQuery): Record<string, string> {
  const texts = { ...query, radius: radius === radiusLimits.default ? '' : radius };
  const entries = Object.entries(texts).map(([name, value]) => [name, String(value ?? '')]);
  return Object.fromEntries(entries.filter(([, text]) => text));
}
