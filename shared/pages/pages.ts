/** Public pages by name: the path pattern of each, in the syntax of wouter and Express. */
const publicPatterns = {
  home: '/',
  discover: '/discover',
  tailor: '/tailors/:slug',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
} as const;

/** Screens of signed-in users by name: the path pattern of each. The title of each is in workroom-titles.ts, which visitors do not load. */
export const workroomPatterns = {
  register: '/register',
  dashboard: '/dashboard',
  gallery: '/gallery',
  clients: '/clients',
  client: '/clients/:customerId',
  measurements: '/measurements',
  clientMeasurements: '/measurements/:customerId',
  measurementCard: '/measurements/:customerId/card/:recordId',
  compare: '/measurements/:customerId/compare',
  orders: '/orders',
  orderFigures: '/orders/figures',
  order: '/orders/:orderId',
  orderReceipt: '/orders/:orderId/receipt',
  orderTags: '/orders/:orderId/tags',
  settings: '/settings',
  account: '/settings/account',
  thisDevice: '/settings/this-device',
  unsent: '/unsent',
  decisions: '/decisions',
  operator: '/operator',
} as const;

export type PublicPageName = keyof typeof publicPatterns;
export type WorkroomPageName = keyof typeof workroomPatterns;
export type PageName = PublicPageName | WorkroomPageName;

/** The path patterns of all pages. Other paths are 404. */
export const pagePatterns = { ...publicPatterns, ...workroomPatterns };

/** A page and the parameters of its path: `{ name: 'tailor', params: { slug: 'adunni-couture' } }`. */
export interface PageAddress {
  name: PageName;
  params: Record<string, string>;
}

/** The names of the public pages. */
export const publicPages = Object.keys(publicPatterns) as PublicPageName[];

export function isWorkroomPage(name: PageName): name is WorkroomPageName {
  return name in workroomPatterns;
}

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
