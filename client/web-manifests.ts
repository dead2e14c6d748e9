import { BRAND } from '../shared/site/brand';

/** The ground of icons and of an installed app's first moment: the token `paper` in light mode. */
export const paper = '#FBF8F3';

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const common = {
  name: BRAND,
  short_name: BRAND,
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons,
};

/** The web manifest of public pages. */
export const siteManifest = {
  ...common,
  description: 'Find a tailor near you, or keep your own tailoring in one place.',
  start_url: '/',
};

const shortcut = (name: string, url: string) => ({ name, url, icons: icons.slice(0, 1) });

/**
 * The web manifest of the workroom, which a tailor adds to the home screen. The addresses are those of client/src/paths.ts and
 * order-paths.ts, which the build's configuration cannot import; web-manifests.test.ts compares them.
 */
export const workroomManifest = {
  ...common,
  id: '/dashboard',
  description: 'Your clients, their measures and your orders.',
  start_url: '/dashboard',
  shortcuts: [
    shortcut('New order', '/dashboard#new-order'),
    shortcut('Walk-in', '/measurements#walk-in'),
    shortcut('Find a client', '/clients'),
  ],
};
