/** The path patterns of all screens, in the syntax of wouter and Express. Other paths are 404. */
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

/** A page and the parameters of its path: `{ name: 'tailor', params: { slug: 'adunni-couture' } }`. */
export interface PageAddress {
  name: PageName;
  params: Record<string, string>;
}

/** Public pages. The others are for signed-in users. */
export const publicPages = ['home', 'discover', 'tailor', 'about', 'contact', 'privacy'] as const satisfies PageName[];

const patterns = Object.entries(pagePatterns) as [PageName, string][];

/** Returns the page at a path, in any letter case and with or without a trailing slash; undefined if there is none. */
export function pageAt(path: string): PageAddress | undefined {
  for (const [name, pattern] of patterns) {
    const params = paramsOf(pattern, path);
    if (params) return { name, params };
  }
  return undefined;
}

/** Returns the canonical path of a page. */
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

/** Decodes a segment. Returns undefined if its escapes are invalid: no page has such a path. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
