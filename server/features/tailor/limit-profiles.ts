import type { Database } from '../../db/client';
import { countIn } from '../../db/shared-counter';
import { HttpError } from '../../http/errors';

const dayMs = 24 * 60 * 60_000;
/** How long a created profile counts. */
const rememberedDays = 7;

/**
 * Counts a new profile of one internet connection. Beyond `limit` in a week, one more can be created on each day in UTC; 0 turns
 * the limit off. The count is part of the transaction, so that it counts only created profiles. `network` is a keyed hash.
 * @throws HttpError 429
 */
export async function limitProfiles(tx: Database, limit: number, network: string | undefined): Promise<void> {
  if (limit === 0 || network === undefined) return;
  const tomorrow = new Date((Math.floor(Date.now() / dayMs) + 1) * dayMs);
  const later = new Date(tomorrow.getTime() + (rememberedDays - 1) * dayMs);
  const inWeek = await countIn(tx, `profiles ${network}`, later);
  const today = await countIn(tx, `profiles-today ${network}`, tomorrow);
  if (inWeek <= limit || today === 1) return;
  const message = 'Several profiles were created from this internet connection. Please try again tomorrow.';
  throw new HttpError(429, 'rate_limited', message);
}
