import { submissionKey } from './api/submission-key';

/** Returns a new random id for a row that this device creates: a UUID of version 4. */
export const newId = (): string => idOfKey(submissionKey());

/** Returns the id that belongs to a key of 32 hexadecimal digits: the same UUID for each attempt of one submission. */
export function idOfKey(key: string): string {
  const digits = `${key.slice(0, 12)}4${key.slice(13, 16)}8${key.slice(17)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
