import { tabTexts } from '../drafts/device-storage';
import { skipLeaveQuestion } from '../navigation/navigation';

/** Returns the hash of the running build; 'dev' if there is no build. */
export const releaseName = () => releaseIn(document.head.innerHTML) ?? 'dev';

/**
 * Reloads the page if a chunk fails to load because the server has a newer release. This happens once per release
 * and tab, so that servers of two releases side by side cannot cause a loop. Drafts are stored as the page unloads.
 */
export function reloadForNewRelease(): void {
  addEventListener('vite:preloadError', () => void reloadIfReplaced());
}

async function reloadIfReplaced(): Promise<void> {
  const mark = `reloaded:${releaseName()}`;
  if (tabTexts.get(mark) !== null || !(await isReplaced()) || !tabTexts.set(mark, '')) return;
  skipLeaveQuestion();
  location.reload();
}

/** Reloads the page if the server answers. Otherwise the current page stays. */
export async function reloadIfServed(): Promise<void> {
  const isServed = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) return;
  skipLeaveQuestion();
  location.reload();
}

/** Returns false if the server does not answer: a reload would then show an empty page. */
async function isReplaced(): Promise<boolean> {
  try {
    const release = releaseIn(await (await fetch(location.href, { cache: 'no-store' })).text());
    return release !== undefined && release !== releaseName();
  } catch {
    return false;
  }
}

/** Every page's HTML contains the URL of the app's own script. */
const releaseIn = (html: string) => /\/assets\/index-([\w-]{8})\.js/.exec(html)?.[1];
