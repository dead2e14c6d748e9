import { paths } from '../../paths';

/**
 * Returns the link to a signed-in user's first screen for public headers: spread it on `SiteHeader` or `PlainHeader`.
 * Visitors get the sign-in links; while the session is unknown the header shows neither.
 */
export function sessionLink(session: 'loading' | 'unknown' | 'signed-out' | 'without-profile' | 'with-profile') {
  if (session === 'with-profile') return { ownHref: paths.dashboard(), ownLabel: 'Dashboard' };
  if (session === 'without-profile') return { ownHref: paths.register(), ownLabel: 'Create Profile' };
  return { isUnknown: session !== 'signed-out' };
}
