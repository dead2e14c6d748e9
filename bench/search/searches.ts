import { seeded, wrapped } from '@seamfolk/cloth';
import { garmentNames } from '@shared/tailor/garments';
import { serviceCategories } from '@shared/tailor/services';
import type { MadeTailor } from './tailors';

/** A visitor's request: the query of a search with its page, or the slug of a tailor's page. */
export type SearchRequest = { query: Record<string, string>; page?: number } | { slug: string };

/** Searches of one kind, with different values. */
export interface Kind {
  name: string;
  /** Largest allowed ratio of the buffers at a million tailors to those at 10,000. */
  growth?: number;
  /** Whether more buffers are allowed than for others. */
  isDeep?: boolean;
  requests: SearchRequest[];
}

/** Values per kind. */
const valuesPerKind = 12;

/**
 * Returns every kind of search for a directory of `rows` tailors. The values are from its first tailors, which directories of
 * every size have.
 */
export function kindsOfSearches(first: readonly MadeTailor[], rows: number): Kind[] {
  const listed = first.filter(({ isActive }) => isActive);
  const cities = ofEverySize(listed.map(({ town }) => town));
  const states = ofEverySize(listed.flatMap(({ town, state }) => (state === town.state && state ? [state] : [])));
  const countries = ofEverySize(listed.map(({ town }) => town.country));
  const codes = ofEverySize(listed.flatMap(({ zipcode }) => (zipcode ? [zipcode] : [])));
  const categories = serviceCategories.slice(0, 4);
  const garments = rarest(listed);
  const languages = ofEverySize(listed.flatMap((tailor) => tailor.languages));
  const near = cities.map(({ latitude, longitude }) => ({ lat: String(latitude), lng: String(longitude) }));
  const words = namesIn(listed);
  return [
    { name: 'first page', growth: 1.5, requests: [search({})] },
    { name: 'deep page', growth: 1.5, requests: [0.9, 0.5, 0.1].map((at) => search({ cursor: String(at * rows) })) },
    { name: 'city', growth: 3, requests: cities.map(({ city }) => search({ city })) },
    { name: 'city, country', growth: 3, requests: cities.map(({ city, country }) => search({ city, country })) },
    { name: 'city, 3rd page', requests: cities.slice(0, 4).map(({ city }) => ({ query: { city }, page: 3 })) },
    { name: 'country', requests: countries.map((country) => search({ country })) },
    { name: 'state', requests: states.map((state) => search({ state })) },
    { name: 'text of many places', requests: texts('san new saint port el la').map((city) => search({ city })) },
    { name: 'one letter', requests: texts('a b k m s x').map((city) => search({ city })) },
    { name: 'postal code', requests: codes.map((zipcode) => search({ zipcode })) },
    { name: 'postal code, start', requests: codes.map((zipcode) => search({ zipcode: zipcode.slice(0, 3) })) },
    { name: 'common category', requests: categories.map((name) => search({ primaryCategories: name })) },
    { name: 'rare garment', requests: garments.map((name) => search({ garments: name })) },
    {
      name: 'rare garment, category',
      requests: garments.map((name) => search({ garments: name, ...anyOf(categories) })),
    },
    { name: 'language', requests: languages.map((code) => search({ languages: code })) },
    { name: 'language, city', requests: pairs(languages, cities, (code, { city }) => ({ languages: code, city })) },
    { name: 'home visits', requests: [search({ homeVisits: 'yes' })] },
    {
      name: 'home visits, language',
      requests: languages.map((code) => search({ homeVisits: 'yes', languages: code })),
    },
    { name: 'has prices', requests: [search({ hasPrices: 'yes' })] },
    { name: 'open today', requests: [search({ openToday: 'yes' })] },
    {
      name: 'open today, language',
      requests: languages.map((code) => search({ openToday: 'yes', languages: code })),
    },
    { name: 'near, open today', requests: near.map((place) => search({ ...place, openToday: 'yes' })) },
    { name: 'takes orders', requests: [search({ takesOrders: 'yes' })] },
    {
      name: 'takes orders, language',
      requests: languages.map((code) => search({ takesOrders: 'yes', languages: code })),
    },
    { name: 'near, takes orders', requests: near.map((place) => search({ ...place, takesOrders: 'yes' })) },
    { name: 'near, home visits', requests: near.map((place) => search({ ...place, homeVisits: 'yes' })) },
    { name: 'impossible mix', requests: impossible },
    { name: 'category, city', requests: cities.map(({ city }) => search({ city, ...anyOf(categories) })) },
    {
      name: 'rare garment, country',
      requests: pairs(garments, countries, (name, country) => ({ garments: name, country })),
    },
    { name: 'near', growth: 2.5, requests: near.map(search) },
    { name: 'near, category', requests: near.map((place) => search({ ...place, ...anyOf(categories) })) },
    { name: 'near, rare garment', requests: pairs(near, garments, (place, name) => ({ ...place, garments: name })) },
    { name: 'near, 500 km', requests: near.map((place) => search({ ...place, radius: '500000' })) },
    { name: 'near, 10th page', isDeep: true, requests: near.slice(0, 6).map((query) => ({ query, page: 10 })) },
    { name: 'name', requests: words.map((q) => search({ q })) },
    { name: 'name with a typo', requests: words.map((q) => search({ q: mistyped(q) })) },
    { name: 'name, common word', requests: texts('tailors couture house sons golden maria').map((q) => search({ q })) },
    {
      name: 'name, start',
      requests: [...texts('tail cou bri mar'), ...words.slice(0, 8).map(startOf)].map((q) => search({ q })),
    },
    {
      name: 'name, two words',
      requests: texts('golden needle,maria couture,house of grace', ',').map((q) => search({ q })),
    },
    { name: 'name, city', requests: cities.map(({ city }) => search({ q: 'tailors', city })) },
    { name: 'slug', growth: 1.5, requests: listed.slice(0, valuesPerKind).map(({ slug }) => ({ slug })) },
  ];
}

/** Draws cities of tailors for visitors' searches, in proportion to their tailors. */
export function sampleCities(first: readonly MadeTailor[], cities: number, requests: number): string[] {
  const all = first.map(({ town }) => town.city);
  const known = new Set([...new Set(all)].slice(0, cities));
  const ofTailors = all.filter((city) => known.has(city));
  const random = seeded('visitors');
  return Array.from({ length: requests }, () => random.pick(ofTailors));
}

const search = (query: Record<string, string>): SearchRequest => ({ query });
const texts = (list: string, between = ' ') => list.split(between);
const anyOf = (categories: readonly string[]) => ({ primaryCategories: categories.slice(0, 2).join(',') });
const startOf = (word: string) => word.slice(0, 4);

/** Searches without a match: no tailor in Reykjavik makes a Gomesi, and no postal code is in two countries. */
const impossible = [
  search({ city: 'Reykjavik', garments: 'Gomesi' }),
  search({ country: 'Iceland', culturalCategories: 'Caribbean Attire', garments: 'Kikoy' }),
  search({
    culturalCategories: 'Caribbean Attire',
    garments: 'Traditional Thai Dress',
    primaryCategories: 'Specialty Services',
  }),
  search({ city: 'Lagos', country: 'Japan' }),
  search({ zipcode: '10001', country: 'Ghana' }),
  search({ country: 'Atlantis' }),
];

/** Returns values from the most frequent to one of the rarest. */
function ofEverySize<T>(values: readonly T[]): T[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([value]) => value);
  const places = Array.from(
    { length: valuesPerKind },
    (_, at) => Math.round(sorted.length ** (at / (valuesPerKind - 1))) - 1,
  );
  return [...new Set(places)].map((at) => wrapped(sorted, at));
}

function rarest(tailors: readonly MadeTailor[]): string[] {
  const sewn = (name: string) => tailors.filter(({ garments }) => garments.some((garment) => garment === name)).length;
  const known = garmentNames.map((name) => ({ name, times: sewn(name) })).filter(({ times }) => times > 0);
  return known
    .sort((a, b) => a.times - b.times)
    .slice(0, 6)
    .map(({ name }) => name);
}

function pairs<A, B>(
  left: readonly A[],
  right: readonly B[],
  query: (a: A, b: B) => Record<string, string>,
): SearchRequest[] {
  return Array.from({ length: valuesPerKind }, (_, at) => search(query(wrapped(left, at), wrapped(right, at))));
}

/** Returns long words of rare names. */
function namesIn(tailors: readonly MadeTailor[]): string[] {
  const words = tailors.map(({ businessName }) => businessName.toLowerCase()).filter((name) => / & sons /.test(name));
  return words
    .map((name) => name.split(' ')[0] ?? '')
    .filter((word) => word.length > 7)
    .slice(0, valuesPerKind);
}

/** Swaps two letters in the middle. */
function mistyped(word: string): string {
  const at = Math.floor(word.length / 2);
  return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
}
