import { discoverPath, sameGarmentPath } from '@shared/discover-path';

/** The part of the landing page's address by which it knows that an account was deleted just now. */
export const accountDeleted = 'account-deleted';

/** Every address that the app links to. */
export const paths = {
  home: (section?: string) => (section ? `/#${section}` : '/'),
  discover: discoverPath,
  sameGarment: sameGarmentPath,
  tailor: (slug: string) => `/tailors/${encodeURIComponent(slug)}`,
  /** A file of the server's: the tailor as a contact for the phone's address book. */
  tailorContact: (slug: string) => `${paths.tailor(slug)}/contact.vcf`,
  /** A file of the server's: the page's address to point a camera at. `download` names it for the disk. */
  tailorQr: (slug: string, type: 'svg' | 'png', { download = false } = {}) =>
    `${paths.tailor(slug)}/qr.${type}${download ? '?download=1' : ''}`,
  about: () => '/about',
  contact: () => '/contact',
  privacy: () => '/privacy',
  /** A file of the build: the licences of what browsers get. */
  licences: () => '/licences.txt',
  register: () => '/register',
  dashboard: () => '/dashboard',
  gallery: () => '/gallery',
  clients: () => '/clients',
  measurements: (customerId?: string) => (customerId ? `/measurements/${customerId}` : '/measurements'),
  settings: () => '/settings',
  /** Leaves the app: the identity provider signs the person in or up and sends them to `returnTo`, '/' by default. */
  login: (returnTo?: string) => (returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login'),
  logout: () => '/api/logout',
  /** After the account is deleted: what stands behind '#' comes along to the landing page, which says that it is done. */
  logoutForGood: () => `/api/logout#${accountDeleted}`,
};
