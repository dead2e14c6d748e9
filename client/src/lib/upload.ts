import { objectsApi, uploadRequestSchema } from '@shared/objects';
import { ApiError, call, serverMessage } from './api';
import { shrinkPicture } from './shrink-picture';

/** What file choosers offer: every picture, and those of iPhones where the system knows no type for them. */
export const pictureFiles = 'image/*,.heic,.heif';

/** Why a file was not uploaded, in words for the person who chose it. */
export class UploadError extends Error {}

/**
 * Uploads a picture, shrunk where it is large, and answers its object id, good for claiming once within 15 minutes.
 * @param onProgress told how much of it has left, from 0 to 1
 * @throws UploadError, before anything is sent where the file itself is the reason
 */
export async function uploadObject(picture: File, onProgress?: (share: number) => void): Promise<string> {
  const file = await shrinkPicture(picture);
  // Some systems know no type for the newer picture formats; then the bytes speak when the object is claimed.
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

/** Whether trying again may help: nothing and nobody refused the file itself. */
export function mayPass(error: unknown): boolean {
  if (error instanceof UploadError) return error.cause !== undefined && mayPass(error.cause);
  if (!(error instanceof ApiError) || error.body?.code === 'upload_missing') return true;
  return ![400, 413, 415].includes(error.status);
}

/** Whether the upload is where it was after its claim failed, so that claiming it again is enough. */
export function isStillThere(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 409;
}

/** A connection that moves nothing for so long is given up. */
const patienceMs = 30_000;

/** By XMLHttpRequest: `fetch` does not say how much has left. */
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
