import { ApiError } from '../../lib/api';

const fallback = 'This image could not be uploaded. Please try again.';

/**
 * Why a file failed, in the server's own words where it had any: from a call of the API, or from the store, whose
 * answer Uppy hands on as the error's `body`.
 */
export function uploadReason(error: unknown): string {
  if (error instanceof ApiError) return error.body?.message ?? fallback;
  if (!(error instanceof Error) || !('body' in error) || typeof error.body !== 'string') return fallback;
  return messageIn(error.body) ?? fallback;
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
