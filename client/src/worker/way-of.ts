import { isWorkroomPage, pageAt, type WorkroomPageName } from '@shared/pages/pages';

/**
 * How the worker answers a request: `page` is the page from the network, or the shell after a while; `home` is the visitors' page from
 * the network, or the shell without one; `file` is a stored file. It leaves all other requests to the browser.
 */
export type Way = 'page' | 'home' | 'file';

/** Screens that are of no use without a connection: the browser says so itself. The first one leads visitors to the sign-in. */
const online: readonly WorkroomPageName[] = ['register', 'operator'];

interface Site {
  origin: string;
  /** The paths of the stored files. */
  files: ReadonlySet<string>;
}

/** Returns how the worker answers a request; undefined if it does not. */
export function wayOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, site: Site): Way | undefined {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== site.origin) return undefined;
  if (mode !== 'navigate') return search === '' && site.files.has(pathname) ? 'file' : undefined;
  const name = pageAt(pathname)?.name;
  // Only browsers of tailors have the worker: without a connection, the site's address opens their Home.
  if (name === 'home') return 'home';
  return name && isWorkroomPage(name) && !online.includes(name) ? 'page' : undefined;
}
