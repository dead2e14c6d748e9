import type { ErrorCode } from '@shared/errors';

/** Thrown anywhere on the server; the error handler turns it into the answer. `message` is for the person. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    /** Messages by field name, shown on the form's fields. */
    readonly fields?: Record<string, string[]>,
  ) {
    super(message);
  }
}

/** The row, or 404 '{noun} not found' where the statement touched none (missing and somebody else's look the same). */
export function found<T>(row: T | undefined, noun: string): T {
  if (row === undefined) throw new HttpError(404, 'not_found', `${noun} not found`);
  return row;
}

/** A conflict that belongs to one field of the form: 409, the message on that field. */
export function conflict(code: ErrorCode, field: string, message: string): HttpError {
  return new HttpError(409, code, message, { [field]: [message] });
}
