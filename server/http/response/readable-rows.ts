import type { Request } from 'express';
import * as z from 'zod/mini';
import type { $ZodIssue, $ZodType } from 'zod/v4/core';

declare module 'http' {
  interface IncomingMessage {
    /** Ids of rows that the contract of the answer refuses, for the log. They are left out of the answer. */
    leftOut?: string[];
  }
}

type Logged = Pick<Request, 'leftOut'>;

/** Writes the ids of rows that are left out of an answer into the log of the request. */
export function noteLeftOut(req: Logged, ids: readonly string[]): void {
  if (ids.length > 0) req.leftOut = [...(req.leftOut ?? []), ...ids];
}

/**
 * Parses an answer by its contract. A row of a list that the contract refuses is left out, so that one row never stops the others, and its
 * id is written into the log of the request.
 * @throws ZodError if the answer is wrong in another way
 */
export function parsedAnswer(schema: $ZodType, output: unknown, req: Logged): unknown {
  const result = z.safeParse(schema, output);
  if (result.success) return result.data;
  const { issues } = result.error;
  const isOfRows = schema._zod.def.type === 'array' && issues.every(({ path }) => path.length > 0);
  if (!isOfRows || !Array.isArray(output)) throw result.error;
  const { readable, leftOut } = separated(output, issues);
  noteLeftOut(req, leftOut.map(idOf));
  return z.parse(schema, readable);
}

/** Separates the items of a list from those that have issues. */
export function separated<T>(items: readonly T[], issues: readonly Pick<$ZodIssue, 'path'>[]) {
  const places = new Set(issues.map(({ path }) => path[0]));
  return {
    readable: items.filter((_item, index) => !places.has(index)),
    leftOut: items.filter((_item, index) => places.has(index)),
  };
}

/** Returns the id of a row; 'a row without an id' if it has none. */
function idOf(row: unknown): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return typeof id === 'string' ? id : 'a row without an id';
}
