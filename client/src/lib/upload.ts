import { objectsApi, uploadRequestSchema } from '@shared/objects';
import { ApiError, call, serverMessage } from './api';
import { shrinkPicture } from './shrink-picture';

/** The `accept` of file inputs: all pictures, and the extensions of iPhone pictures, whose type some systems do not know. */
export const pictureFiles = 'image/*,.heic,.heif';

/** The reason why a file was not uploaded, as a message for the user. */
export class UploadError extends Error {}

/**
 * Uploads a picture, shrunk if it is large. Returns its object id, which can be claimed once within 15 minutes.
 * @param onProgress called with the sent part, from 0 to 1
 * @throws UploadError; before anything is sent if the file itself is invalid
 */
export async function uploadObject(picture: File, onProgress?: (share: number) => void): Promise<string> {
  const file = await shrinkPicture(picture);
  // Some systems have no type for newer picture formats; the server then detects it at the claim.
  const request = { contentType: file.type || undefined, size: file.size };
  const checked = uploadRequestSchema.safeParse(request);
  if (!checked.success) throw new UploadError(checked.error.issues[0]?.message);
  try {
    const { objectId, uploadURL } = await call(objectsApi.reserve, { body: request });
    await sendFile(uploadURL, file, onProgress);
    return objectId;
  } catch (cause) {
    throw new UploadError(serverMessage(cause, 'The picture could not be uploaded. Please try again.'), { cause });
  }
}

/** Returns whether a retry may help: neither the client nor the server refused the file itself. */
export function mayPass(error: unknown): boolean {
  if (error instanceof UploadError) return error.cause !== undefined && mayPass(error.cause);
  if (!(error instanceof ApiError) || error.body?.code === 'upload_missing') return true;
  return ![400, 413, 415].includes(error.status);
}

/** Returns whether the upload still exists after its claim failed, so that the client can claim it again. */
export function isStillThere(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 409;
}

/** The timeout of a connection without progress. */
const patienceMs = 30_000;

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function sendFile(url: string, file: Blob, onProgress?: (share: number) => void): Promise<void> {
  const request = new XMLHttpRequest();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const moves = () => {
    clearTimeout(patience);
    patience = setTimeout(() => request.abort(), patienceMs);
  };
  const sent = new Promise<void>((resolve, reject) => {
    request.open('PUT', url);
    if (file.type) request.setRequestHeader('Content-Type', file.type);
    request.upload.onprogress = ({ loaded, total }) => {
      moves();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) resolve();
      else reject(new ApiError(status, responseText));
    };
    request.onerror = request.onabort = () => reject(new TypeError('The connection broke'));
    request.send(file);
    moves();
  });
  return sent.finally(() => clearTimeout(patience));
}
