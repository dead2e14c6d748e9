import { tailorCalls } from '@shared/contract/limits';
import { ApiError } from '../../../lib/api/api';

/** Returns whether a slug can exist at all; the client requests no others. */
export function couldBeSlug(slug: string): boolean {
  return /^[a-z0-9-]{1,60}$/.test(slug) && !tailorCalls.includes(slug);
}

/** Returns whether the server answered that there is no such tailor, as opposed to a failed request. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
