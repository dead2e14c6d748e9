/** Longer ones do not fit into the cookie that carries them through the sign-in. */
const maxLength = 1_000;
const home = '/';

/** Paths that are no screens: coming back to them would sign out again or go round in circles. */
const notScreens = /^\/(api|oidc)([/?#]|$)/i;

/**
 * Where to land after signing in: the asked path, query and fragment when they belong to this site and to one of its
 * screens, else '/'. Anything that a browser could read as another site ('//x', '/\x', '/%09/x', 'https:x') is '/'.
 */
export function safeReturnTo(asked: unknown, publicUrl: string): string {
  const path = typeof asked === 'string' ? pathHere(asked, publicUrl) : home;
  return path.length > maxLength || notScreens.test(path) ? home : path;
}

/** The same for any address of this site, screen or not, however long. */
export function pathHere(asked: string, publicUrl: string): string {
  if (!asked.startsWith('/') || !URL.canParse(asked, publicUrl)) return home;
  const { origin, pathname, search, hash } = new URL(asked, publicUrl);
  const isElsewhere = origin !== new URL(publicUrl).origin || pathname.startsWith('//');
  return isElsewhere ? home : pathname + search + hash;
}
