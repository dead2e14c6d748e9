import type { EntryState, Newcomer } from '../lib/navigation/history-state';

/** Returns what a search without a match says of a new client: a text without letters is a number. */
export function newcomerIn(query: string): Newcomer {
  const text = query.trim();
  return /\p{L}/u.test(text) ? { name: text, phone: '' } : { name: '', phone: text };
}

/** Returns the state of a link to the form of a walk-in. */
export const newcomerState = (query: string): EntryState => ({ newcomer: newcomerIn(query) });
