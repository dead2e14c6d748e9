import { useSyncExternalStore } from 'react';

const events = ['online', 'offline'];

function subscribe(onChange: () => void) {
  for (const event of events) window.addEventListener(event, onChange);
  return () => events.forEach((event) => window.removeEventListener(event, onChange));
}

/** What the browser believes: it may be wrong about being online, hardly about being offline. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
