import { useEffect, useRef } from 'react';
import type { AroundNavHandler } from 'wouter';

let isGoingBack = false;
/** Asks whether to leave the screen, and calls `leave` if so. Undefined while nothing would be left unsaved. */
let guard: ((leave: () => void) => void) | undefined;
let isUnasked = false;

if (typeof window !== 'undefined') {
  let { pathname } = window.location;
  // Imported before the router listens, so that the router does not see what is asked about first.
  window.addEventListener('popstate', (event) => {
    // A dialog that closes goes back too, but on the same page.
    const isOtherPage = window.location.pathname !== pathname;
    if (guard && isOtherPage) {
      event.stopImmediatePropagation();
      window.history.forward();
      // The question belongs to the entry of its own page, which is the current one again then.
      window.addEventListener('popstate', () => guard?.(() => window.history.back()), { once: true });
      return;
    }
    isGoingBack = isOtherPage;
    ({ pathname } = window.location);
  });
  window.addEventListener('pushState', () => ({ pathname } = window.location));
  window.addEventListener('replaceState', () => ({ pathname } = window.location));
}

/** While it is in force, links of the app and Back call `ask` instead. Returns what ends it. */
export function guardLeaving(ask: (leave: () => void) => void): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Leaves the screen by `leave`, where the person agrees. */
export function leaveScreen(leave: () => void): void {
  if (guard) guard(leave);
  else leave();
}

/** For a link of the app that leaves the page and comes back: the browser does not ask where all that is typed is stored. */
export function leaveUnasked(): void {
  isUnasked = true;
}

/** Whether the page is being left by `leaveUnasked`. */
export const leavesUnasked = () => isUnasked;

/** For the router: its links ask first. A link to the screen that is shown already does nothing meanwhile. */
export const askBeforeNavigation: AroundNavHandler = (navigate, to, options) => {
  const isHere = new URL(to, window.location.href).pathname === window.location.pathname;
  if (!guard || !isHere) leaveScreen(() => navigate(to, options));
};

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
