import { useEffect, useRef } from 'react';

let isGoingBack = false;

if (typeof window !== 'undefined') {
  let { pathname } = window.location;
  // A dialog that closes goes back too, but on the same page.
  window.addEventListener('popstate', () => {
    isGoingBack = window.location.pathname !== pathname;
    ({ pathname } = window.location);
  });
  window.addEventListener('pushState', () => ({ pathname } = window.location));
  window.addEventListener('replaceState', () => ({ pathname } = window.location));
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
    if (!isGoingBack && !window.location.hash) window.scrollTo(0, 0);
    isGoingBack = false;
    const target = document.querySelector<HTMLElement>('h1') ?? document.getElementById('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
