import { useEffect, useState } from 'react';

/** Open or not, kept in the history entry: Back finds the page as tall as it was, and so the same place on it. */
export function useKeptState(name: string, initially = false) {
  const state = useState(() => kept(name) ?? initially);
  const [value] = state;
  // After every render, since a filter may have made a new entry.
  useEffect(() => {
    if ((kept(name) ?? false) !== value) history.replaceState({ ...history.state, [name]: value }, '');
  });
  return state;
}

const kept = (name: string) => (history.state as Record<string, boolean> | null)?.[name];
