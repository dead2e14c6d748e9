import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { separated } from './readable-rows';

/** An answer that is already parsed by its contract and written as JSON, part by part, because all at once would block other requests. */
export class WrittenAnswer {
  /** @param leftOut ids of rows that the contract refuses, for the log of the request */
  constructor(
    readonly json: string,
    readonly leftOut: readonly string[] = [],
  ) {}
}

/**
 * Parses items of an answer by their schema. Returns them as JSON, without the brackets of an array: '' for none; and the items that the
 * schema refuses.
 */
export function writtenItems<T>(item: $ZodType, items: readonly T[]): { json: string; leftOut: readonly T[] } {
  const list = z.array(item);
  const result = z.safeParse(list, items);
  const { readable, leftOut } = result.success
    ? { readable: items, leftOut: [] }
    : separated(items, result.error.issues);
  const parsed = result.success ? result.data : z.parse(list, readable);
  return { json: JSON.stringify(parsed).slice(1, -1), leftOut };
}
