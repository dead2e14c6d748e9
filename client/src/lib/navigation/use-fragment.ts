import { useEffect, useEffectEvent } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { EntryState } from './history-state';

/**
 * Calls `open` once if the URL has this fragment, and removes the fragment, so that a return to the page does not open it again.
 * A link on the page itself that leads to the fragment opens it too. The fragment names no element, so the page begins at its top.
 * @param open undefined until the data is loaded
 */
export function useFragment(fragment: string, open: (() => void) | undefined): void {
  const isNamed = useLocationProperty(
    () => location.hash === `#${fragment}`,
    () => false,
  );
  const arrive = useEffectEvent(() => {
    history.replaceState(history.state as EntryState | null, '', location.pathname + location.search);
    scrollTo(0, 0);
    open?.();
  });
  const isDue = isNamed && open !== undefined;
  useEffect(() => {
    if (isDue) arrive();
  }, [isDue]);
}
