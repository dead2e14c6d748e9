import { tailorCalls } from '@shared/limits';
import { ApiError } from '../../lib/api';

/** Whether an address can be a tailor's at all; what cannot is not asked for. */
export function couldBeSlug(slug: string): boolean {
  return /^[a-z0-9-]+$/.test(slug) && !tailorCalls.includes(slug);
}

/** The server knows no such tailor, as opposed to not answering. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
