import { ApiError } from '../../lib/api';

const fallback = 'This image could not be uploaded. Please try again.';
const offline = 'No connection. It goes on when you are back online.';

/**
 * Why a file failed, in the server's own words where it had any: from a call of the API, or from the store, whose
 * answer Uppy hands on as the error's `body`.
 */
export function uploadReason(error: unknown, isOnline: boolean): string {
  if (isDisconnection(error)) return isOnline ? fallback : offline;
  if (error instanceof ApiError) return error.body?.message ?? fallback;
  if (!(error instanceof Error) || !('body' in error) || typeof error.body !== 'string') return fallback;
  return messageIn(error.body) ?? fallback;
}

/** Whether nothing was answered: by `fetch` a TypeError, by Uppy's store an error of its own. */
export function isDisconnection(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && 'code' in error && error.code === 'NETWORK';
}

function messageIn(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('message' in parsed)) return undefined;
    return typeof parsed.message === 'string' ? parsed.message : undefined;
  } catch {
    return undefined; // XML of an S3 store, or a proxy's page
  }
}
