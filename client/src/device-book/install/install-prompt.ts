import { useSyncExternalStore } from 'react';

/** The event by which Chromium offers to add the site to the home screen. TypeScript does not know it. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPromptEvent | undefined;
const watchers = new Set<() => void>();

function offer(event: InstallPromptEvent | undefined) {
  offered = event;
  for (const watcher of watchers) watcher();
}

/** Keeps the browser's offer for our own button, from now on. Returns the function that ends it. */
export function watchInstallOffers(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offer(event as InstallPromptEvent);
  };
  const drop = () => offer(undefined);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', drop);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', drop);
    drop();
  };
}

function subscribe(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Returns whether the browser offers to add the site to the home screen. */
export const useIsOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => offered !== undefined,
    () => false,
  );

/** Opens the browser's question and waits for the answer. The offer is used up: the browser may make another. */
export async function acceptOffer(): Promise<void> {
  const event = offered;
  if (!event) return;
  offer(undefined);
  await event.prompt();
  await event.userChoice;
}
