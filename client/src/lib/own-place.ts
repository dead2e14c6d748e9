import { paths } from '../paths';

/**
 * Where a signed-in person's own screens begin, for the headers of public pages: spread on `SiteHeader` or
 * `PlainHeader`. Nothing for a visitor; while the session is unknown the header offers neither.
 */
export function ownPlace(session: 'loading' | 'unknown' | 'signed-out' | 'without-profile' | 'with-profile') {
  if (session === 'with-profile') return { ownHref: paths.dashboard(), ownLabel: 'Dashboard' };
  if (session === 'without-profile') return { ownHref: paths.register(), ownLabel: 'Create Profile' };
  return { isUnknown: session !== 'signed-out' };
}
