import { objectsApi, uploadLimits, uploadRequestSchema } from '@shared/objects/contract';
import { call } from '../api/api';
import { ApiError } from '../api/api-error';

/** The `accept` of file inputs: all pictures, and the extensions of iPhone pictures, whose type some systems do not know. */
export const pictureFiles = 'image/*,.heic,.heif';

/** The reason why a file is not uploaded, as a message for the user. */
export class UploadError extends Error {}

/** The server's permission to upload one file. */
export interface Reservation {
  objectId: string;
  uploadURL: string;
  /** One minute before the server drops it, in milliseconds since 1970. */
  until: number;
}

const reservationMs = 14 * 60_000;

/** Returns whether the reservation still allows sending the file. */
export const isReservationOpen = ({ until }: Reservation) => Date.now() <= until;

/** Reserves the upload of a picture. @throws UploadError if the file is invalid, the errors of `call` */
export async function reserve(file: Blob): Promise<Reservation> {
  if (file.size > uploadLimits.bytes) throw new UploadError('This image is larger than 10 MB');
  // Some systems have no type for newer picture formats; the server then detects it at the claim.
  const body = { contentType: file.type || undefined, size: file.size };
  const checked = uploadRequestSchema.safeParse(body);
  if (!checked.success) throw new UploadError(checked.error.issues[0]?.message);
  const until = Date.now() + reservationMs;
  return { ...(await call(objectsApi.reserve, { body })), until };
}

/**
 * Returns an error of an upload as the errors of `call`: `@uppy/aws-s3` has classes of its own for an answer of the store, which
 * have `status` and `body`, and for a connection that broke, which have the code NETWORK.
 */
export function uploadErrorOf(error: Error): Error {
  if (error instanceof ApiError) return error;
  if ('status' in error && typeof error.status === 'number')
    return new ApiError(error.status, 'body' in error ? String(error.body) : '');
  if ('code' in error && error.code === 'NETWORK') return new TypeError('The connection broke', { cause: error });
  return error;
}

/** Returns whether a retry may help: neither the client nor the server refused the file itself. */
export function mayRetry(error: unknown): boolean {
  if (error instanceof UploadError) return error.cause !== undefined && mayRetry(error.cause);
  if (!(error instanceof ApiError) || error.body?.code === 'upload_missing') return true;
  // An S3 store answers 400 with XML to a connection that is too slow.
  return ![400, 413, 415].includes(error.status) || (error.status === 400 && !error.body);
}

/** Returns whether the upload still exists after its claim failed, so that the client can claim it again. */
export function isUploadKept(error: unknown): boolean {
  if (error instanceof UploadError) return false;
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 409;
}
