import { sql } from 'drizzle-orm';
import type { KeptPromises } from '@shared/directory/contract';
import { shownFrom } from '@shared/orders/promise';
import type { Database } from '../../db/client';
import { orders } from './tables';

interface Promises extends KeptPromises {
  /** How many of these orders were collected. */
  collected: number;
}

/** The condition of `orders_promises_index`, in the same words, so that the database sees that the index has all of these orders. */
const countedPromise = sql`${orders.promisedOn} is not null and ${orders.stage} <> 'cancelled' and not ${orders.isImported}
  and ${orders.promisedOn} >= (${orders.createdAt} at time zone 'Etc/GMT+12')::date`;

/** The day that begins last on earth. */
const lastToday = sql`(now() at time zone 'Etc/GMT+12')::date`;

/**
 * Counts the promises of a tailor whose outcome is known, from `promised_on` and `ready_on` alone: of the orders that got ready, and of
 * those whose promised day is over everywhere. Those that were cancelled, imported, or promised for a day that was over before they were
 * written are left out. The database reads `orders_promises_index` and nothing else.
 */
export async function keptPromisesOf(db: Database, tailorId: string): Promise<Promises> {
  const { rows } = await db.execute<Promises & Record<string, unknown>>(sql`
    select count(*)::int as promised,
      count(*) filter (where ${orders.readyOn} <= ${orders.promisedOn})::int as kept,
      count(*) filter (where ${orders.closedOn} is not null)::int as collected
    from ${orders}
    where ${orders.tailorId} = ${tailorId} and ${countedPromise}
      and (${orders.readyOn} is not null or ${orders.promisedOn} < ${lastToday})`);
  return rows[0] ?? { promised: 0, kept: 0, collected: 0 };
}

/** Returns what the page shows; null if the tailor does not want it, or while too few orders were collected. */
export async function shownPromises(
  db: Database,
  { id, showsKeptPromises }: { id: string; showsKeptPromises: boolean },
): Promise<KeptPromises | null> {
  if (!showsKeptPromises) return null;
  const { collected, ...promises } = await keptPromisesOf(db, id);
  return collected >= shownFrom ? promises : null;
}
