import { HttpError } from '../http/errors';

/** What of an error travels from one process to another. */
export interface PlainError {
  message: string;
  stack?: string;
  cause?: PlainError;
  /** What an HttpError has besides. */
  http?: Pick<HttpError, 'status' | 'code' | 'fields'>;
}

/** Takes an error apart, to be sent. */
export function toPlain(thrown: unknown): PlainError {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const { message, stack, cause } = thrown;
  const plain = { message, stack, ...(cause !== undefined && { cause: toPlain(cause) }) };
  if (!(thrown instanceof HttpError)) return plain;
  const { status, code, fields } = thrown;
  return { ...plain, http: { status, code, fields } };
}

/** Makes the error anew that `toPlain` took apart. */
export function fromPlain({ message, stack, cause, http }: PlainError): Error {
  const error = http ? new HttpError(http.status, http.code, message, http.fields) : new Error(message);
  return Object.assign(error, { stack }, cause && { cause: fromPlain(cause) });
}
