import type { Request } from 'express';
import * as z from 'zod/mini';
import { $ZodError, type $ZodIssue, type $ZodType } from 'zod/v4/core';
import { HttpError } from '../errors';

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

/**
 * Runs the parse of one row that nothing has changed: a row that is asked for by its id, or the current one of a 412. If the contract
 * refuses the row, its id is written into the log of the request.
 * @throws HttpError 409 instead of the ZodError of a row: trying again changes nothing, and the others are not affected
 */
export function parsedStoredRow<T>(row: unknown, req: Logged, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof $ZodError) || !hasId(row)) throw error;
    noteLeftOut(req, [row.id]);
    throw Object.assign(new HttpError(409, 'conflict', unreadableText), { cause: error });
  }
}

const unreadableText =
  'This is stored in a form that cannot be read, so it is not shown. It is kept as it is. Please tell us: the contact page says how.';

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
  return hasId(row) ? row.id : 'a row without an id';
}

function hasId(row: unknown): row is { id: string } {
  return typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
}
