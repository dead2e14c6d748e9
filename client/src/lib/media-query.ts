import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches; for what CSS alone cannot change, such as which element scrolls. False in the
 * server's HTML.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Returns whether the window has the layout of phones, below the breakpoint `shell`. */
export const useIsPhone = () => useMediaQuery('(max-width: 899.98px)');

/** Returns whether the window is too narrow for tables, below the breakpoint `sm`. */
export const useIsNarrow = () => useMediaQuery('(max-width: 639.98px)');
