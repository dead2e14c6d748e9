/** The names of the filters, in their order in the URL. */
export const filterNames = [
  'q',
  'near',
  'radius',
  'city',
  'state',
  'zipcode',
  'country',
  'primaryCategories',
  'culturalCategories',
  'garments',
] as const;

export type FilterName = (typeof filterNames)[number];

interface View {
  /** Whether the map is open. This is not a filter: it is not sent to the API and not part of the canonical URL. */
  map?: boolean;
}

/** Returns the path of the directory with these filters in their order, without empty ones: '/discover?city=Lagos'. */
export function discoverPath(
  filters: Partial<Record<FilterName, string | readonly string[]>> = {},
  { map = false }: View = {},
): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name] ?? '';
    const text = typeof value === 'string' ? value.trim() : value.join(',');
    if (text) query.set(name, text);
  }
  if (map) query.set('view', 'map');
  const search = query.toString();
  return search ? `/discover?${search}` : '/discover';
}

/** Whether the map is open in a query string of the directory ('?city=Lagos&view=map'). */
export function hasMap(search: string): boolean {
  return new URLSearchParams(search).get('view') === 'map';
}

interface Located {
  city: string;
  state: string;
  country: string;
  latitude: number | null;
}

/** Returns the path of a search for a garment near a tailor, or, without coordinates, in the town of the same name. */
export function sameGarmentPath({ city, state, country, latitude }: Located, garment: string): string {
  const place =
    latitude === null ? { city, state, country } : { near: [city, state, country].filter(Boolean).join(', ') };
  return discoverPath({ ...place, garments: garment });
}
