import { useSyncExternalStore } from 'react';

/**
 * Returns the current minute, counted from 1970; undefined while the server renders and while its HTML is hydrated, so that both
 * render the same.
 */
export function useMinute(): number | undefined {
  return useSyncExternalStore(watch, currentMinute, () => undefined);
}

const currentMinute = () => Math.floor(Date.now() / 60_000);

function watch(onChange: () => void): () => void {
  const timer = setInterval(onChange, 15_000);
  return () => clearInterval(timer);
}
