import { submissionKey } from './submission-key';

/** Returns a new random id for a row that this device creates: a UUID of version 4. */
export const newRowId = (): string => rowIdOf(submissionKey());

/** Returns the id of the row that a submission creates, a UUID made of its key: each attempt sends the same one. */
export function rowIdOf(key: string): string {
  const hex = `${key.slice(0, 12)}4${key.slice(13, 16)}a${key.slice(17)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
