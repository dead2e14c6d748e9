import type { ErrorCode } from '@shared/errors';

/** Thrown anywhere on the server; the error handler turns it into the answer. `message` is for the person. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    /** Messages by field name, shown on the form's fields. */
    readonly fields?: Record<string, string[]>,
    /** When another try can succeed, where that is known. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** The row, or 404 '{noun} not found' where the statement touched none (missing and somebody else's look the same). */
export function found<T>(row: T | undefined, noun: string): T {
  if (row === undefined) throw new HttpError(404, 'not_found', `${noun} not found`);
  return row;
}

/** The row is not the one that somebody began to change: 412, with the row as it is now for them to compare. */
export class ChangedMeanwhile extends HttpError {
  constructor(readonly current: unknown) {
    super(412, 'changed_meanwhile', 'This was changed on another device. Reload to see the current version.');
  }
}

/** The row that an update answered; where it touched none, the reason: 404, or 412 where it is there in another version. */
export async function updated<T>(row: T | undefined, current: () => Promise<T | undefined>, noun: string): Promise<T> {
  if (row !== undefined) return row;
  throw new ChangedMeanwhile(found(await current(), noun));
}

/** A conflict that belongs to one field of the form: 409, the message on that field. */
export function conflict(code: ErrorCode, field: string, message: string): HttpError {
  return new HttpError(409, code, message, { [field]: [message] });
}
