import { BRAND } from '@shared/site/brand';
import { workroomManifestPath } from '@shared/pages/workroom-shell';

/** The client module that starts the app. The entry of every page imports it after the first paint. */
export const startModule = 'src/start.tsx';

/** The client modules that ask for the session and that have the screens of signed-in users. */
export const sessionModules = ['src/features/session/asked-session.tsx', 'src/workroom.tsx'];

/**
 * The client modules of Home, with which most days begin: named in the HTML, their files load while the first code still runs. The
 * HTML that the worker stores names them, because the worker has the files. The HTML of the server does not: a first visit would load
 * 60 files before its calls are answered.
 */
export const homeModules = [
  'src/device-book/start.ts',
  'src/features/session/signed-in-frame.tsx',
  'src/home-screen.tsx',
];

/** The content of the signed-in screens, which only the browser renders. */
export const scriptsNeeded = `<noscript><main class="wrap"><h1>${BRAND}</h1><p>${BRAND} needs JavaScript for this page. Tailors’ own pages can be read without it.</p></main></noscript>`;

/** Names the web manifest of the workroom instead of the site's. */
export function withWorkroomManifest(html: string): string {
  return html.replace(
    '<link rel="manifest" href="/site.webmanifest"',
    `<link rel="manifest" href="${workroomManifestPath}"`,
  );
}
