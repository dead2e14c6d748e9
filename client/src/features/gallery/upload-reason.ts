import { ApiError } from '../../lib/api';
import { mayPass } from '../../lib/upload';

const fallback = 'This image could not be uploaded. Please try again.';
const offline = 'No connection. The upload continues when you are back online.';

/**
 * Why a file failed, in the server's own words where it had any: from a call of the API, or from the store, whose
 * answer Uppy hands on as the error's `body`.
 */
export function uploadReason(error: unknown, isOnline: boolean): string {
  if (isDisconnection(error)) return isOnline ? fallback : offline;
  if (error instanceof ApiError) return error.body?.message ?? fallback;
  return wordsOfStore(error) ?? fallback;
}

/** Whether the file itself was refused, by the API or by a store that says why: sending it again cannot help. */
export function isRefusal(error: unknown): boolean {
  if (wordsOfStore(error) === undefined) return !mayPass(error);
  return error instanceof Error && 'status' in error && !mayPass(new ApiError(Number(error.status), ''));
}

/** Whether nothing was answered: by `fetch` a TypeError, by Uppy's store an error of its own. */
export function isDisconnection(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && 'code' in error && error.code === 'NETWORK';
}

function wordsOfStore(error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof ApiError) return undefined;
  return 'body' in error && typeof error.body === 'string' ? messageIn(error.body) : undefined;
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
