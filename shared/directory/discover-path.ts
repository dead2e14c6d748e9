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
  'languages',
  'homeVisits',
  'hasPrices',
  'openToday',
  'takesOrders',
] as const;

export type FilterName = (typeof filterNames)[number];

/** Which part of the results is shown, and how. It is not part of the canonical URL. */
interface View {
  map?: boolean;
  /** The API's cursor of the first page, for a list that does not begin with the first result. */
  cursor?: string;
}

/** Returns the path of the directory with these filters in their order, without empty ones: '/discover?city=Lagos'. */
export function discoverPath(
  filters: Partial<Record<FilterName, string | readonly string[]>> = {},
  { map = false, cursor }: View = {},
): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name] ?? '';
    const text = typeof value === 'string' ? value.trim() : value.join(',');
    if (text) query.set(name, text);
  }
  if (map) query.set('view', 'map');
  if (cursor) query.set('cursor', cursor);
  const search = query.toString();
  return search ? `/discover?${search}` : '/discover';
}

/** Whether the map is open in a query string of the directory ('?city=Lagos&view=map'). */
export function hasMap(search: string): boolean {
  return new URLSearchParams(search).get('view') === 'map';
}

/** Returns the cursor in a query string of the directory; '' if the list begins with the first result. */
export function cursorIn(search: string): string {
  return new URLSearchParams(search).get('cursor') ?? '';
}

interface TailorLocation {
  city: string;
  state: string;
  country: string;
  latitude: number | null;
}

/** Returns the path of a search for a garment near a tailor, or, without coordinates, in the town of the same name. */
export function sameGarmentPath({ city, state, country, latitude }: TailorLocation, garment: string): string {
  const place =
    latitude === null ? { city, state, country } : { near: [city, state, country].filter(Boolean).join(', ') };
  return discoverPath({ ...place, garments: garment });
}
