/** What narrows the directory, in the order that its address has. */
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
  /** With the map open: a way to look at what is found, so no filter. Neither the API nor a search engine is told. */
  map?: boolean;
}

/** The address of the directory with these filters, '/discover?city=Lagos': each in its place, the empty ones left out. */
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

/** Whether an address of the directory ('?city=Lagos&view=map') has the map open. */
export function hasMap(search: string): boolean {
  return new URLSearchParams(search).get('view') === 'map';
}

interface Located {
  city: string;
  state: string;
  country: string;
  latitude: number | null;
}

/** Who else makes a garment where a tailor is: around the place, or where no map knows it, in places of that name. */
export function sameGarmentPath({ city, state, country, latitude }: Located, garment: string): string {
  const place =
    latitude === null ? { city, state, country } : { near: [city, state, country].filter(Boolean).join(', ') };
  return discoverPath({ ...place, garments: garment });
}
