import { discoverPath, sameGarmentPath } from '@shared/discover-path';

/** The fragment that tells the landing page that an account has just been deleted. */
export const accountDeleted = 'account-deleted';

/** Every URL that the app links to. */
export const paths = {
  home: (section?: string) => (section ? `/#${section}` : '/'),
  discover: discoverPath,
  sameGarment: sameGarmentPath,
  tailor: (slug: string) => `/tailors/${encodeURIComponent(slug)}`,
  /** A file from the server: the tailor's vCard. */
  tailorContact: (slug: string) => `${paths.tailor(slug)}/contact.vcf`,
  /** A file from the server: the QR code of the page. With `download`, the browser saves it. */
  tailorQr: (slug: string, type: 'svg' | 'png', { download = false } = {}) =>
    `${paths.tailor(slug)}/qr.${type}${download ? '?download=1' : ''}`,
  about: () => '/about',
  contact: () => '/contact',
  privacy: () => '/privacy',
  /** A file of the build: the licences of all code that browsers receive. */
  licences: () => '/licences.txt',
  register: () => '/register',
  dashboard: () => '/dashboard',
  gallery: () => '/gallery',
  clients: () => '/clients',
  measurements: (customerId?: string) => (customerId ? `/measurements/${customerId}` : '/measurements'),
  settings: () => '/settings',
  /** Leaves the app: the identity provider signs the user in or up and redirects to `returnTo`, '/' by default. */
  login: (returnTo?: string) => (returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login'),
  logout: () => '/api/logout',
  /** For a deleted account: redirects keep the fragment, so the landing page can confirm the deletion. */
  logoutForGood: () => `/api/logout#${accountDeleted}`,
};
