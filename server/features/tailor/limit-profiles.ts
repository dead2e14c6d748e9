import type { Database } from '../../db/client';
import { countIn } from '../../db/shared-counter';

const dayMs = 24 * 60 * 60_000;
/** How long a created profile counts. */
const rememberedDays = 7;

/**
 * Counts a new profile of one internet connection, and returns whether it is beyond the limit: `limit` in a week, and then one on each
 * day in UTC; 0 turns the limit off. The count is part of the transaction, so that it counts only created profiles. `network` is a
 * keyed hash.
 */
export async function isBeyondLimit(tx: Database, limit: number, network: string | undefined): Promise<boolean> {
  if (limit === 0 || network === undefined) return false;
  const tomorrow = new Date((Math.floor(Date.now() / dayMs) + 1) * dayMs);
  const later = new Date(tomorrow.getTime() + (rememberedDays - 1) * dayMs);
  const inWeek = await countIn(tx, `profiles ${network}`, later);
  const today = await countIn(tx, `profiles-today ${network}`, tomorrow);
  return inWeek > limit && today > 1;
}
