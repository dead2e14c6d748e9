import { discoverPath, sameGarmentPath } from '@shared/directory/discover-path';
import { type PageName, pagePatterns } from '@shared/pages/pages';

/** The fragment that tells the landing page that an account has just been deleted. */
export const accountDeleted = 'account-deleted';

/** The names of the pages without parameters in their path. */
type FixedPageName = {
  [Name in PageName]: (typeof pagePatterns)[Name] extends `${string}:${string}` ? never : Name;
}[PageName];

/** The URLs of the pages without parameters. */
const fixedPaths = Object.fromEntries(
  Object.entries(pagePatterns).map(([name, pattern]) => [name, () => pattern]),
) as Record<FixedPageName, () => string>;

/** The fragment that opens the settings at the prices, to edit them. */
export const pricesFragment = 'prices';

/** The fragment that opens the form of a new client. */
export const addFragment = 'add';

/** The fragment that opens the form of a new record. */
export const takeFragment = 'take';

/** The fragment that opens the form of a walk-in. */
export const walkInFragment = 'walk-in';

/** Every URL that the app links to. */
export const paths = {
  ...fixedPaths,
  home: (section?: string) => (section ? `/#${section}` : '/'),
  discover: discoverPath,
  sameGarment: sameGarmentPath,
  tailor: (slug: string) => `/tailors/${encodeURIComponent(slug)}`,
  /** A page without scripts, which the server makes: the form that reports the tailor's page. */
  tailorReport: (slug: string) => `${paths.tailor(slug)}/report`,
  /** A file from the server: the tailor's vCard. */
  tailorContact: (slug: string) => `${paths.tailor(slug)}/contact.vcf`,
  /** A file from the server: the QR code of the page. With `download`, the browser saves it. */
  tailorQr: (slug: string, type: 'svg' | 'png', { download = false } = {}) =>
    `${paths.tailor(slug)}/qr.${type}${download ? '?download=1' : ''}`,
  /** A file from the server: a picture for a WhatsApp status or an Instagram story. */
  tailorStatus: (slug: string) => `${paths.tailor(slug)}/status.jpg`,
  /** A file from the server: a sign with the QR code to print. */
  tailorSign: (slug: string, size: 'a5' | 'a4') => `${paths.tailor(slug)}/sign.pdf?size=${size}`,
  pricesInSettings: () => `${fixedPaths.settings()}#${pricesFragment}`,
  /** A file of the build: the licences of all code that browsers receive. */
  licences: () => '/licences.txt',
  client: (customerId: string) => `/clients/${customerId}`,
  addClient: () => `/clients#${addFragment}`,
  /** The comparison of a record, by default the newest one, with another one, by default the one before it. */
  compare: (customerId: string, { from, to }: { from?: string; to?: string } = {}) => {
    const records = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString();
    return `/measurements/${customerId}/compare${records && `?${records}`}`;
  },
  takeMeasurements: (customerId: string) => `/clients/${customerId}#${takeFragment}`,
  measurementCard: (customerId: string, recordId: string) => `/measurements/${customerId}/card/${recordId}`,
  walkIn: () => `/measurements#${walkInFragment}`,
  /** Leaves the app: the identity provider signs the user in or up and redirects to `returnTo`, '/' by default. */
  login: (returnTo?: string) => (returnTo ? `/api/login?returnTo=${encodeURIComponent(returnTo)}` : '/api/login'),
  logout: () => '/api/logout',
  /** For a deleted account: redirects keep the fragment, so the landing page can confirm the deletion. */
  logoutForGood: () => `/api/logout#${accountDeleted}`,
};
