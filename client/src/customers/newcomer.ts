import type { EntryState } from '../lib/navigation/history-state';

/** What is known of a new client before the form of a walk-in opens. */
export interface Newcomer {
  name: string;
  phone: string;
}

/** Returns what a search without a match says of a new client: a text without letters is a number. */
export function newcomerIn(query: string): Newcomer {
  const text = query.trim();
  return /\p{L}/u.test(text) ? { name: text, phone: '' } : { name: '', phone: text };
}

/** Returns the state of a link to the form of a walk-in. */
export const newcomerState = (query: string): EntryState => ({ newcomer: newcomerIn(query) });
