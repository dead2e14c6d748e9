import { useEffect, useEffectEvent, useId } from 'react';

const marked = (): unknown => (history.state as { dialog?: unknown } | null)?.dialog;

/**
 * Makes the phone's Back close what is on top instead of leaving the page, for as long as the caller is mounted.
 * `onBack` answers whether it did close; if not (it asks first), the next Back comes here again.
 */
export function useBackToClose(onBack: () => boolean): void {
  const id = useId();
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const mark = () => history.pushState({ ...(history.state as object | null), dialog: id }, '');
    const onPop = () => {
      if (marked() !== id && !back()) mark();
    };
    mark();
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
      // Later, so that a navigation or another dialog that follows this one at once keeps its own entry.
      setTimeout(() => marked() === id && history.back());
    };
  }, [id]);
}
