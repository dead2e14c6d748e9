import { useEffect, useRef } from 'react';
import type { AroundNavHandler } from 'wouter';

let isGoingBack = false;
/** Asks whether to leave the screen, and calls `leave` if so. Undefined while there is nothing unsaved. */
let guard: ((leave: () => void) => void) | undefined;
let skipsQuestion = false;

if (typeof window !== 'undefined') {
  let { pathname } = window.location;
  // This module is imported before the router subscribes, so the router does not see a navigation that needs a question.
  window.addEventListener('popstate', (event) => {
    // A dialog that closes also goes back, but on the same page.
    const isOtherPage = window.location.pathname !== pathname;
    if (guard && isOtherPage) {
      event.stopImmediatePropagation();
      window.history.forward();
      // Ask only when the entry of the form's page is the current one again.
      window.addEventListener('popstate', () => guard?.(() => window.history.back()), { once: true });
      return;
    }
    isGoingBack = isOtherPage;
    ({ pathname } = window.location);
  });
  window.addEventListener('pushState', () => ({ pathname } = window.location));
  window.addEventListener('replaceState', () => ({ pathname } = window.location));
}

/** Makes links of the app and Back call `ask` instead. Returns a function that ends this. */
export function guardLeaving(ask: (leave: () => void) => void): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Calls `leave`, after the user's consent if there is something unsaved. */
export function leaveScreen(leave: () => void): void {
  if (guard) guard(leave);
  else leave();
}

/** For a link that leaves the app and returns: skips the browser's question if all typed text is stored. */
export function skipLeaveQuestion(): void {
  skipsQuestion = true;
}

/** Returns whether `skipLeaveQuestion` was called for this page. */
export const skipsLeaveQuestion = () => skipsQuestion;

/** For the router: its links ask first. While something is unsaved, a link to the current screen does nothing. */
export const askBeforeNavigation: AroundNavHandler = (navigate, to, options) => {
  const isHere = new URL(to, window.location.href).pathname === window.location.pathname;
  if (!guard || !isHere) leaveScreen(() => navigate(to, options));
};

/**
 * Focuses the heading of a new screen and scrolls to its top, so that screen readers announce and read it from the
 * beginning. Going back keeps the scroll position that the browser restores; the first page keeps its focus, and so does a
 * screen that has focused one of its fields.
 */
export function useArrival(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!isGoingBack && !window.location.hash) window.scrollTo(0, 0);
    isGoingBack = false;
    const main = document.getElementById('main');
    const focused = document.activeElement;
    if (focused !== main && main?.contains(focused)) return;
    const target = document.querySelector<HTMLElement>('h1') ?? main;
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
