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

/** Returns the state of a link to the form of a walk-in. The URL contains no names. */
export const newcomerState = (query: string) => ({ newcomer: newcomerIn(query) });

/** Returns what the link to a page said of a new client, by the state of the history's entry. */
export function newcomerOf(state: unknown): Newcomer {
  const { name, phone } = Object((Object(state) as { newcomer?: unknown }).newcomer) as Partial<Newcomer>;
  return { name: name ?? '', phone: phone ?? '' };
}
