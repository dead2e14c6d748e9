import type { Request } from 'express';
import * as z from 'zod/mini';
import type { $ZodIssue, $ZodType } from 'zod/v4/core';

declare module 'http' {
  interface IncomingMessage {
    /** Ids of rows that the contract of the answer refuses, for the log. They are left out of the answer. */
    leftOut?: string[];
  }
}

/** A row that was found at the path of an issue, and the output without it. */
export interface LeftOut {
  ids: readonly string[];
  output: unknown;
}

/** Returns the output without the rows that have these issues; undefined if an issue is no row's. */
export type LeaveOut = (output: unknown, issues: readonly Pick<$ZodIssue, 'path'>[]) => LeftOut | undefined;

/**
 * Parses an answer by its contract. A row of a list that the contract refuses is left out, so that one row never stops the others, and its
 * id is written into the log of the request.
 * @throws ZodError if the answer is wrong in another way
 */
export function parsedAnswer(
  schema: $ZodType,
  output: unknown,
  {
    req,
    leaveOut = isList(schema) ? leaveOutOfList : undefined,
  }: { req: Pick<Request, 'leftOut'>; leaveOut?: LeaveOut },
): unknown {
  const result = z.safeParse(schema, output);
  if (result.success) return result.data;
  const left = leaveOut?.(output, result.error.issues);
  if (!left) throw result.error;
  req.leftOut = [...(req.leftOut ?? []), ...left.ids];
  return z.parse(schema, left.output);
}

const isList = (schema: $ZodType): boolean => schema._zod.def.type === 'array';

function leaveOutOfList(output: unknown, issues: readonly Pick<$ZodIssue, 'path'>[]): LeftOut | undefined {
  const places = new Set(issues.map(({ path }) => path[0]));
  if (!Array.isArray(output) || places.has(undefined)) return undefined;
  return {
    ids: output.flatMap((row: unknown, index) => (places.has(index) ? idOf(row) : [])),
    output: output.filter((_row, index) => !places.has(index)),
  };
}

/** Returns the id of a row; 'a row without an id' if it has none. */
function idOf(row: unknown): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return typeof id === 'string' ? id : 'a row without an id';
}
