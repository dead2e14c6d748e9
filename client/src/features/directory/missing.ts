import { ApiError } from '../../lib/api';

/** Words that are addresses of the API itself, so no tailor's. */
const taken = ['me', 'search'];

/** Whether an address can be a tailor's at all; what cannot is not asked for. */
export function couldBeSlug(slug: string): boolean {
  return /^[a-z0-9-]+$/.test(slug) && !taken.includes(slug);
}

/** The server knows no such tailor, as opposed to not answering. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
