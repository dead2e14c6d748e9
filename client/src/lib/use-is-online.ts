import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'];

function subscribe(onChange: () => void) {
  for (const event of events) window.addEventListener(event, onChange);
  return () => events.forEach((event) => window.removeEventListener(event, onChange));
}

/** Returns `navigator.onLine`: true may be wrong, false is reliable. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
