import type { KeptRow } from '../../lib/offline-state';

export const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Returns the order of rows by a text of each. */
export const byText = (textOf: (row: KeptRow) => string) => (one: KeptRow, other: KeptRow) =>
  compare(textOf(one), textOf(other));
