import { useEffect, useState } from 'react';
import type { EntryKey, EntryState } from '../../../lib/navigation/history-state';

/** Keeps an open state in the history entry, so that Back restores the height of the page and its scroll position. */
export function useKeptState(name: EntryKey<boolean>, initially = false) {
  const state = useState(() => kept(name) ?? initially);
  const [value] = state;
  // After every render, because a filter may have created a new entry.
  useEffect(() => {
    if ((kept(name) ?? false) !== value)
      history.replaceState({ ...(history.state as EntryState | null), [name]: value }, '');
  });
  return state;
}

/** The server knows no history; the browser renders anew if the entry has a state (see `canTakeOver`). */
const kept = (name: EntryKey<boolean>) =>
  typeof history === 'undefined' ? undefined : (history.state as EntryState | null)?.[name];
