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

/** The address of the directory with these filters, '/discover?city=Lagos': each in its place, the empty ones left out. */
export function discoverPath(filters: Partial<Record<FilterName, string | readonly string[]>> = {}): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    const value = filters[name] ?? '';
    const text = typeof value === 'string' ? value.trim() : value.join(',');
    if (text) query.set(name, text);
  }
  return query.size > 0 ? `/discover?${query}` : '/discover';
}
