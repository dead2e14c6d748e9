/** Longest path that fits into the cookie of a sign-in attempt. */
const maxLength = 1_000;
const home = '/';

/** Paths that are not screens. Returning to them would sign out again or cause a redirect loop. */
const notScreens = /^\/(api|oidc)([/?#]|$)/i;

/**
 * Returns the path, query and fragment to open after the sign-in, if they are a screen of this site, else '/'. Returns '/' for
 * anything that a browser could interpret as another site ('//x', '/\x', '/%09/x', 'https:x').
 */
export function safeReturnTo(requested: unknown, publicUrl: string): string {
  const path = typeof requested === 'string' ? pathOnSite(requested, publicUrl) : home;
  return path.length > maxLength || notScreens.test(path) ? home : path;
}

/** As `safeReturnTo`, but for any path of this site and without a limit of its length. */
export function pathOnSite(requested: string, publicUrl: string): string {
  if (!requested.startsWith('/') || !URL.canParse(requested, publicUrl)) return home;
  const { origin, pathname, search, hash } = new URL(requested, publicUrl);
  const isElsewhere = origin !== new URL(publicUrl).origin || pathname.startsWith('//');
  return isElsewhere ? home : pathname + search + hash;
}
