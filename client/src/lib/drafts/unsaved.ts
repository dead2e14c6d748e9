import { useEffect } from 'react';
import { storeDrafts } from './drafts';
import { skipsLeaveQuestion } from '../navigation/navigation';

/**
 * While something is unsaved, the browser asks before it reloads, closes or leaves the app.
 * @param isTyped text, which a draft can store
 */
export function useUnsaved(isUnsaved: boolean, isTyped = true): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!(isTyped && skipsLeaveQuestion() && storeDrafts())) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved, isTyped]);
}
