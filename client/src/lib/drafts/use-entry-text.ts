import { useState } from 'react';

const stateOf = () => (history.state ?? {}) as Record<string, unknown>;

/**
 * Returns a text, a function that sets it, and one that stores it in the current entry of the browser's history, so that going back
 * to the page restores it. Store it when the field loses the focus: browsers limit how often an entry may change.
 */
export function useEntryText(name: string): [text: string, setText: (text: string) => void, store: () => void] {
  const [text, setText] = useState(() => {
    const stored = stateOf()[name];
    return typeof stored === 'string' ? stored : '';
  });
  const store = () => {
    if ((stateOf()[name] ?? '') !== text) history.replaceState({ ...stateOf(), [name]: text }, '');
  };
  return [text, setText, store];
}
