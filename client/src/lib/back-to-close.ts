import { useEffect, useEffectEvent, useId } from 'react';

const marked = (): unknown => (history.state as { dialog?: unknown } | null)?.dialog;

/**
 * While the caller is mounted, the phone's Back closes it instead of leaving the page. `onBack` returns whether it closed;
 * if not (it asks first), the next Back calls it again.
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
      // Deferred, so that a navigation or another dialog that follows at once keeps its own entry.
      setTimeout(() => marked() === id && history.back());
    };
  }, [id]);
}
