import { useState } from 'react';
import type { EntryKey, EntryState } from '../navigation/history-state';

/**
 * Returns a text, a function that sets it, and one that stores it in the current entry of the browser's history, so that going back
 * to the page restores it. Store it when the field loses the focus: browsers limit how often an entry may change.
 */
export function useEntryText(
  name: EntryKey<string>,
): [text: string, setText: (text: string) => void, store: () => void] {
  const stored = () => (history.state as EntryState | null)?.[name] ?? '';
  const [text, setText] = useState(stored);
  const store = () => {
    if (stored() !== text) history.replaceState({ ...(history.state as EntryState | null), [name]: text }, '');
  };
  return [text, setText, store];
}
