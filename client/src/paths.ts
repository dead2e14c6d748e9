/** What /discover can be narrowed by; each part is left out of the address when empty. */
export interface DiscoverFilters {
  near?: string;
  city?: string;
  state?: string;
  zipcode?: string;
  country?: string;
  primaryCategories?: readonly string[];
  culturalCategories?: readonly string[];
  garments?: readonly string[];
}

/** Every address that the app links to. */
export const paths = {
  home: (section?: string) => (section ? `/#${section}` : '/'),
  discover: (filters: DiscoverFilters = {}) => withQuery('/discover', filters),
  tailor: (slug: string) => `/tailors/${encodeURIComponent(slug)}`,
  about: () => '/about',
  contact: () => '/contact',
  privacy: () => '/privacy',
  register: () => '/register',
  dashboard: () => '/dashboard',
  gallery: () => '/gallery',
  clients: () => '/clients',
  measurements: (customerId?: string) => (customerId ? `/measurements/${customerId}` : '/measurements'),
  settings: () => '/settings',
  /** Leaves the app: the identity provider signs the person in or up and sends them to `returnTo`, '/' by default. */
  login: (returnTo?: string) => (returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login'),
  logout: () => '/api/logout',
};

function withQuery(path: string, filters: DiscoverFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    const text = typeof value === 'string' ? value.trim() : (value?.join(',') ?? '');
    if (text) query.set(name, text);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
