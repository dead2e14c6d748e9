import type { LazyScreen } from '../../../client/src/lib/navigation/lazy-screen';

/** Loads the parts of a page before a test shows it, as a navigation to the page does. */
export async function loadParts(page: { parts: Pick<LazyScreen, 'load'>[] }): Promise<void> {
  await Promise.all(page.parts.map((part) => part.load()));
}
