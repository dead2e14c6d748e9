import { useEffect, useEffectEvent } from 'react';
import { useAfterPress } from '../after-press';

/** Fields for which a phone shows its keyboard. */
const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [inputmode=none])';

/**
 * Marks the page while a field of text has the focus, for the variant `in-data-typing:`. What gives way to a keyboard comes back
 * after a press, so that it does not lie over what was pressed.
 */
export function useTypingMark(): void {
  const afterPress = useAfterPress();
  const mark = useEffectEvent(() => {
    if (isTyping()) document.documentElement.dataset.typing = '';
    else afterPress(() => isTyping() || unmark());
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('focusin', () => mark(), { signal });
    // During `focusout` the field still has the focus.
    addEventListener('focusout', ({ relatedTarget }) => relatedTarget || setTimeout(() => mark()), { signal });
    return () => {
      listening.abort();
      unmark();
    };
  }, []);
}

const isTyping = () => document.activeElement?.matches(textFields) ?? false;

const unmark = () => delete document.documentElement.dataset.typing;
