import { isDisconnection, serverMessage } from '../api/connection';
import { UploadError } from './upload';

const fallback = 'This image could not be uploaded. Please try again.';
const offline = 'No connection. The upload continues when you are back online.';

/** Returns why a file failed, with the server's message if there is one. */
export function uploadReason(error: unknown, isOnline: boolean): string {
  if (error instanceof UploadError) return error.message;
  return isOnline || !isDisconnection(error) ? serverMessage(error, fallback) : offline;
}
