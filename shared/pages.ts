/** The addresses of all screens, as wouter and Express read them. A path that none of them matches is a 404. */
export const pagePatterns = {
  home: '/',
  discover: '/discover',
  tailor: '/tailors/:slug',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  register: '/register',
  dashboard: '/dashboard',
  gallery: '/gallery',
  clients: '/clients',
  measurements: '/measurements',
  clientMeasurements: '/measurements/:customerId',
  settings: '/settings',
} as const;

export type PageName = keyof typeof pagePatterns;

/** A page with what its address names: `{ name: 'tailor', params: { slug: 'adunni-couture' } }`. */
export interface PageAddress {
  name: PageName;
  params: Record<string, string>;
}

/** Pages that stand there for everybody; the others belong to a person who has signed in. */
export const publicPages = ['home', 'discover', 'tailor', 'about', 'contact', 'privacy'] as const satisfies PageName[];

const patterns = Object.entries(pagePatterns) as [PageName, string][];

/** The page at a path, whatever its case and with or without a slash at its end; undefined where there is none. */
export function pageAt(path: string): PageAddress | undefined {
  for (const [name, pattern] of patterns) {
    const params = paramsOf(pattern, path);
    if (params) return { name, params };
  }
  return undefined;
}

/** The one path of a page. */
export function pathOf({ name, params }: PageAddress): string {
  return pagePatterns[name].replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.replace(/\/$/, '').split('/');
  const given = path.replace(/\/$/, '').split('/').map(decoded);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    if (part.startsWith(':') && text) params[part.slice(1)] = text;
    else if (part !== text.toLowerCase()) return undefined;
  }
  return params;
}

/** Nothing where the escapes are broken: such a path names no page. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
