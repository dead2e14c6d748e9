import type { ErrorCode } from '@shared/contract/errors';

/** An error that the error handler sends as a response. `message` is shown to the person. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    /** Messages by field name, shown on the form's fields. */
    readonly fields?: Record<string, string[]>,
    /** When another try can succeed, if known. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** Returns the row. @throws HttpError 404 '{noun} not found' if it is undefined: missing, or another user's */
export function found<T>(row: T | undefined, noun: string): T {
  if (row === undefined) throw new HttpError(404, 'not_found', `${noun} not found`);
  return row;
}

/** 412: the row has changed since the client read it. Carries the current row, for the user to compare. */
export class ChangedMeanwhile extends HttpError {
  constructor(readonly current: unknown) {
    super(412, 'changed_meanwhile', 'This was changed on another device. Reload to see the current version.');
  }
}

/** Returns the updated row. @throws HttpError 404 if there is no such row, or ChangedMeanwhile (412) if it has another version */
export async function updated<T>(row: T | undefined, current: () => Promise<T | undefined>, noun: string): Promise<T> {
  if (row !== undefined) return row;
  throw new ChangedMeanwhile(found(await current(), noun));
}

/** Makes a 409 whose message is shown on one field of the form. */
export function conflict(code: ErrorCode, field: string, message: string): HttpError {
  return new HttpError(409, code, message, { [field]: [message] });
}
