import { ApiError } from '../../lib/api';
import { mayPass } from '../../lib/upload';

const fallback = 'This image could not be uploaded. Please try again.';
const offline = 'No connection. The upload continues when you are back online.';

/**
 * Returns why a file failed, with the server's message if there is one: from an API call, or from the store, whose
 * answer Uppy passes as the error's `body`.
 */
export function uploadReason(error: unknown, isOnline: boolean): string {
  if (isDisconnection(error)) return isOnline ? fallback : offline;
  if (error instanceof ApiError) return error.body?.message ?? fallback;
  return wordsOfStore(error) ?? fallback;
}

/** Returns whether the API or the store refused the file itself, so that a retry cannot help. */
export function isRefusal(error: unknown): boolean {
  if (wordsOfStore(error) === undefined) return !mayPass(error);
  return error instanceof Error && 'status' in error && !mayPass(new ApiError(Number(error.status), ''));
}

/** Returns whether there was no answer: a TypeError by `fetch`, or Uppy's own network error. */
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
    return undefined; // XML of an S3 store, or the error page of a proxy
  }
}
