import { HttpError } from '../../http/errors';

const changes = 3;
const days = 30;
const dayMs = 24 * 60 * 60_000;

/**
 * Returns the times of a page's latest changes of its slug with one now. Without a limit, one page could reserve any number of
 * addresses for a year. @throws HttpError 429 with the day of the next possible change, after three changes in 30 days
 */
export function withSlugChange(earlier: readonly Date[], now = new Date()): Date[] {
  const latest = earlier.slice(-changes);
  const first = latest.length === changes ? latest[0] : undefined;
  const possibleAt = first && new Date(first.getTime() + days * dayMs);
  if (!possibleAt || possibleAt <= now) return [...latest.slice(1 - changes), now];
  const day = possibleAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const message = `You have changed the URL ${changes} times in ${days} days. You can change it again on ${day}.`;
  const seconds = Math.ceil((possibleAt.getTime() - now.getTime()) / 1_000);
  throw new HttpError(429, 'rate_limited', message, { profileSlug: [message] }, seconds);
}
