import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns the ref of an element that is hidden while `isOpen` is false, and stays in the page, so that its fields keep what was typed. A
 * find in the page calls `onOpen`, and so does `focusField`.
 */
export function useRevealed(isOpen: boolean, onOpen: () => void) {
  const content = useRef<HTMLDivElement>(null);
  // React writes no value of `hidden`.
  useLayoutEffect(() => {
    if (isOpen) content.current?.removeAttribute('hidden');
    else content.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  const reveal = useEffectEvent(() => flushSync(onOpen));
  useEffect(() => {
    const listening = new AbortController();
    content.current?.addEventListener('beforematch', () => reveal(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return content;
}
