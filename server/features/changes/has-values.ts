import { isDeepStrictEqual } from 'node:util';

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Values = Readonly<Record<string, unknown>>;

/**
 * Whether a stored row has all values that a request names. A field that the parsed request leaves out (undefined) can have any value.
 * Null, an empty text and nothing are the same value, also within lists and objects. The order of an object's keys does not count, nor
 * do capital letters in an id, which the database writes small.
 */
export function hasValues(row: Values, named: Values): boolean {
  return Object.entries(named).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(comparable(row[name]), comparable(value)),
  );
}

function comparable(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'string' && anId.test(value)) return value.toLowerCase();
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, comparable(each)] as const);
  return Object.fromEntries(entries.filter(([, each]) => each !== null));
}
