import { HttpError } from '../http/errors';

/** The parts of an error that are sent between processes. */
export interface PlainError {
  message: string;
  stack?: string;
  cause?: PlainError;
  /** The further fields of an HttpError. */
  http?: Pick<HttpError, 'status' | 'code' | 'fields'>;
}

/** Converts an error to plain data. */
export function toPlain(thrown: unknown): PlainError {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const { message, stack, cause } = thrown;
  const plain = { message, stack, ...(cause !== undefined && { cause: toPlain(cause) }) };
  if (!(thrown instanceof HttpError)) return plain;
  const { status, code, fields } = thrown;
  return { ...plain, http: { status, code, fields } };
}

/** Recreates an error from the data of `toPlain`. */
export function fromPlain({ message, stack, cause, http }: PlainError): Error {
  const error = http ? new HttpError(http.status, http.code, message, http.fields) : new Error(message);
  return Object.assign(error, { stack }, cause && { cause: fromPlain(cause) });
}
