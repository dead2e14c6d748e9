import { syncedTables } from '@shared/changes/synced-tables';
import { HttpError } from '../../http/errors';

/** What the feed reads, in its order: a row comes after the rows that it references, and deletions come last. */
export const feedParts = [...syncedTables, 'deletions'] as const;

export type FeedPart = (typeof feedParts)[number];

/** The last row of a page: its part of the feed, and its key there, which begins with `changed_in`. */
export interface Place {
  part: FeedPart;
  key: readonly string[];
}

/**
 * Where a device is in the feed of one database. A sweep reads the changes of the transactions from `since`, 0 for all rows, up to
 * `until`, which is not included. Between two sweeps there is neither `until` nor `last`.
 */
export interface Cursor {
  epoch: string;
  since: number;
  until?: number;
  last?: Place;
}

const [epoch, transaction, word, id] = [
  '([\\w-]{22})',
  '(\\d{1,15})',
  '([a-z]+)',
  '([0-9a-f]{8}(?:-[0-9a-f]{4,12}){4})',
];
const between = new RegExp(`^${epoch}\\.${transaction}$`);
const within = new RegExp(
  `^${epoch}\\.${transaction}\\.${transaction}\\.${word}\\.(${transaction}(?:\\.${word})?\\.${id})$`,
);

/** Returns the cursor as a text of the characters that the contract allows. */
export function cursorText({ epoch: of, since, until, last }: Cursor): string {
  return [of, since, ...(last ? [until, last.part, ...last.key] : [])].join('.');
}

/** Reads a text of `cursorText`. @throws HttpError 400 on the field `since` for any other text */
export function readCursor(text: string): Cursor {
  const [, of = '', since] = between.exec(text) ?? [];
  if (since !== undefined) return { epoch: of, since: Number(since) };
  const [, inEpoch = '', from, until, name, key = ''] = within.exec(text) ?? [];
  const part = feedParts.find((each) => each === name);
  const parts = key.split('.');
  const isKeyOfPart = parts.length === (part === 'deletions' ? 3 : 2);
  if (!part || !isKeyOfPart || Number(from) > Number(until)) {
    throw new HttpError(400, 'invalid', 'Not a cursor', { since: ['Not a cursor'] });
  }
  return { epoch: inEpoch, since: Number(from), until: Number(until), last: { part, key: parts } };
}
