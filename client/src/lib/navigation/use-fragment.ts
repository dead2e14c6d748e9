import { useEffect, useEffectEvent } from 'react';
import type { EntryState } from './history-state';

/**
 * Calls `open` once if the URL has this fragment, and removes the fragment, so that a return to the page does not open it again.
 * The fragment names no element, so the page begins at its top.
 * @param open undefined until the data is loaded
 */
export function useFragment(fragment: string, open: (() => void) | undefined): void {
  const arrive = useEffectEvent(() => {
    if (location.hash !== `#${fragment}`) return;
    history.replaceState(history.state as EntryState | null, '', location.pathname + location.search);
    scrollTo(0, 0);
    open?.();
  });
  const isReady = open !== undefined;
  useEffect(() => {
    if (isReady) arrive();
  }, [isReady]);
}
