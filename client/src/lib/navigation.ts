import { useEffect, useRef } from 'react';

let lastMoveWasBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    lastMoveWasBack = true;
  });
}

/**
 * For the screen that just appeared: moves focus to its heading and starts at its top, so that a new page is announced
 * and read from its beginning. Going back keeps the scroll that the browser restores; the first page keeps its focus.
 */
export function useArrival(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!lastMoveWasBack && !window.location.hash) window.scrollTo(0, 0);
    lastMoveWasBack = false;
    const target = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
