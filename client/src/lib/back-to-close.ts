import { useEffect, useEffectEvent, useId } from 'react';

const marked = (): unknown => (history.state as { dialog?: unknown } | null)?.dialog;

const restoreScroll = () => void (history.scrollRestoration = 'auto');

/**
 * While the caller is mounted, the phone's Back closes it instead of leaving the page. `onBack` returns whether it closed;
 * if not (it asks first), the next Back calls it again.
 */
export function useBackToClose(onBack: () => boolean): void {
  const id = useId();
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const mark = () => {
      // The page behind keeps its place: the browser must not scroll it to where it was when the dialog opened.
      history.scrollRestoration = 'manual';
      history.pushState({ ...(history.state as object | null), dialog: id }, '');
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
      // Deferred, so that a navigation or another dialog that follows at once keeps its own entry.
      setTimeout(() => {
        if (marked() !== id) return;
        addEventListener('popstate', () => requestAnimationFrame(restoreScroll), { once: true });
        history.back();
      });
    };
  }, [id]);
}
