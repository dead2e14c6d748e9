import { objectsApi, uploadLimits, uploadRequestSchema } from '@shared/objects';
import { ApiError, call } from './api';
import { retryClaim } from './claim';
import { shrinkPicture } from './shrink-picture';

/** The `accept` of file inputs: all pictures, and the extensions of iPhone pictures, whose type some systems do not know. */
export const pictureFiles = 'image/*,.heic,.heif';

/** The reason why a file is not uploaded, as a message for the user. */
export class UploadError extends Error {}

interface UploadEvents {
  /** Called with the sent part, from 0 to 1. */
  onProgress?: (share: number) => void;
  /** Called when the file is in the store, before its claim. */
  onStored?: () => void;
  /** Ends the upload. */
  signal?: AbortSignal;
}

interface Reservation {
  objectId: string;
  uploadURL: string;
  /** One minute before the server drops it, in milliseconds since 1970. */
  until: number;
  isStored: boolean;
}

const reservationMs = 14 * 60_000;

/**
 * Returns a function that uploads a picture: shrinks it if it is large, reserves an upload, sends the file to the store and
 * claims it. A repeated call continues at the step that failed, because the server allows only 20 open reservations per user.
 * The function returns the result of `claim`.
 * @throws UploadError if the file is invalid, the errors of `call`, TypeError without a connection
 */
export function pictureUpload(picture: Blob) {
  let small: Blob | undefined;
  let reservation: Reservation | undefined;
  const store = async ({ onProgress, signal }: UploadEvents) => {
    small ??= await shrinkPicture(picture);
    if (!reservation?.isStored) {
      if (!reservation || Date.now() > reservation.until) reservation = await reserve(small);
      await send(reservation.uploadURL, small, onProgress, signal);
      reservation.isStored = true;
    }
    return reservation.objectId;
  };
  return async <T>(claim: (objectId: string) => Promise<T>, events: UploadEvents = {}): Promise<T> => {
    const objectId = await store(events);
    events.onStored?.();
    try {
      return await retryClaim(() => claim(objectId), events.signal);
    } catch (error) {
      if (!isUploadKept(error)) reservation = undefined;
      throw error;
    }
  };
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
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 409;
}

async function reserve(file: Blob): Promise<Reservation> {
  if (file.size > uploadLimits.bytes) throw new UploadError('This image is larger than 10 MB');
  // Some systems have no type for newer picture formats; the server then detects it at the claim.
  const body = { contentType: file.type || undefined, size: file.size };
  const checked = uploadRequestSchema.safeParse(body);
  if (!checked.success) throw new UploadError(checked.error.issues[0]?.message);
  const until = Date.now() + reservationMs;
  return { ...(await call(objectsApi.reserve, { body })), until, isStored: false };
}

/** Pauses before the next attempts to send a file, in milliseconds. */
const pausesMs = [300, 600, 1200];

/** Sends the file again if the connection breaks or the store is busy. */
async function send(url: string, file: Blob, onProgress?: (share: number) => void, signal?: AbortSignal) {
  for (const pauseMs of pausesMs) {
    try {
      return await sendOnce(url, file, onProgress, signal);
    } catch (error) {
      if (!isTransient(error) || !navigator.onLine) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return sendOnce(url, file, onProgress, signal);
}

function isTransient(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof ApiError && (error.status >= 500 || error.status === 429));
}

/** The timeout of a connection without progress. */
const stallMs = 30_000;

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function sendOnce(url: string, file: Blob, onProgress?: (share: number) => void, signal?: AbortSignal): Promise<void> {
  const request = new XMLHttpRequest();
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => request.abort();
  const restartTimer = () => {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(stop, stallMs);
  };
  const sent = new Promise<void>((resolve, reject) => {
    request.open('PUT', url);
    if (file.type) request.setRequestHeader('Content-Type', file.type);
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimer();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve();
      else reject(new ApiError(status, responseText));
    };
    request.onerror = () => reject(new TypeError('The connection broke'));
    request.onabort = () => reject(new DOMException('The connection stalled', 'TimeoutError'));
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'));
    request.send(file);
    restartTimer();
  });
  return sent.finally(() => {
    clearTimeout(stallTimer);
    signal?.removeEventListener('abort', stop);
  });
}
