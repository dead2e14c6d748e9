import { useEffect, useEffectEvent, useId } from 'react';
import type { EntryState } from './history-state';

const marked = () => (history.state as EntryState | null)?.dialog;

const restoreScroll = () => void (history.scrollRestoration = 'auto');

/** The id of a caller that was just unmounted, while its entry can still be taken over. */
let closing: string | undefined;

/**
 * While the caller is mounted, the phone's Back closes it instead of leaving the page. `onBack` returns whether it closed;
 * if not (it asks first), the next Back calls it again.
 */
export function useBackToClose(onBack: () => boolean): void {
  const id = useId();
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const mark = () => {
      const state: EntryState = { ...(history.state as EntryState | null), dialog: id };
      // A dialog that replaces another one takes over its entry. A second entry would later close the dialog below both.
      const takesOver = closing !== undefined && marked() === closing;
      closing = undefined;
      if (takesOver) return history.replaceState(state, '');
      // The page behind keeps its scroll position: the browser must not restore the position from when the dialog opened.
      history.scrollRestoration = 'manual';
      history.pushState(state, '');
      restoreScroll();
    };
    const onPop = () => {
      if (marked() === id) return;
      if (back()) requestAnimationFrame(restoreScroll);
      else mark();
    };
    mark();
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      closing = id;
      // Deferred, so that a navigation or another dialog that follows at once keeps its own entry.
      setTimeout(() => {
        if (closing !== id) return;
        closing = undefined;
        if (marked() !== id) return;
        addEventListener('popstate', () => requestAnimationFrame(restoreScroll), { once: true });
        history.back();
      });
    };
  }, [id]);
}
