import { objectsApi, uploadRequestSchema } from '@shared/objects';
import { call, okOrThrow, serverMessage } from './api';

/** Why a file was not uploaded, in words for the person who chose it. */
export class UploadError extends Error {}

/**
 * Uploads a file and answers its object id, good for claiming once within 15 minutes.
 * @throws UploadError, before anything is sent where the file itself is the reason
 */
export async function uploadObject(file: File): Promise<string> {
  // Some systems know no type for the newer picture formats; then the bytes speak when the object is claimed.
  const request = { contentType: file.type || undefined, size: file.size };
  const checked = uploadRequestSchema.safeParse(request);
  if (!checked.success) throw new UploadError(checked.error.issues[0]?.message);
  try {
    const { objectId, uploadURL } = await call(objectsApi.reserve, { body: request });
    const headers: HeadersInit = file.type ? { 'Content-Type': file.type } : {};
    await okOrThrow(await fetch(uploadURL, { method: 'PUT', headers, body: file }));
    return objectId;
  } catch (cause) {
    throw new UploadError(serverMessage(cause, 'The picture could not be uploaded. Please try again.'), { cause });
  }
}
