import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns false while the server renders and while the browser takes over the server's HTML, then true. For what only the
 * browser knows, and for style attributes: the content security policy allows them from scripts, not in HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
