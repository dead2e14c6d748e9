import { and, desc, eq, sql } from 'drizzle-orm';
import { orderLimits } from '@shared/orders/order-limits';
import { currencyOf } from '@shared/tailor/currencies';
import type { Database } from '../../db/client';
import type { TailorId } from '../../db/owned';
import { conflict, found } from '../../http/errors';
import { tailors } from '../tailor/tables';
import { orderBooks, orders } from './tables';

/**
 * Returns the number and the currency of a new order: the proposed ones if there are any and the number is free, else the next
 * number and the currency of the book. Locks the tailor's row until the transaction ends, so that no two orders have one number.
 */
export async function nextNumber(
  tx: Database,
  tailorId: TailorId,
  proposed: { number?: number; currency?: string } = {},
): Promise<{ number: number; currency: string }> {
  const { country } = await lockNumbers(tx, tailorId);
  const [book] = await tx
    .select({ currency: orderBooks.currency })
    .from(orderBooks)
    .where(eq(orderBooks.tailorId, tailorId));
  const { number } = proposed;
  const isFree = number !== undefined && !(await isTaken(tx, tailorId, number));
  return {
    number: isFree ? number : await followingNumber(tx, tailorId),
    currency: proposed.currency ?? book?.currency ?? currencyOf(country),
  };
}

/** Refuses a number that another order has. Until the transaction ends, no other order gets it. @throws HttpError 409 `number_taken` */
export async function refuseTakenNumber(tx: Database, tailorId: TailorId, number: number): Promise<void> {
  await lockNumbers(tx, tailorId);
  if (await isTaken(tx, tailorId, number)) {
    throw conflict('number_taken', 'number', `Another order has the number ${number}`);
  }
}

/** Returns the number after the highest one. After the last possible number, it is the lowest free one. */
export async function followingNumber(db: Database, tailorId: TailorId): Promise<number> {
  const own = eq(orders.tailorId, tailorId);
  const highest = db.select({ number: orders.number }).from(orders).where(own).orderBy(desc(orders.number)).limit(1);
  const next = ((await highest)[0]?.number ?? 0) + 1;
  return next <= orderLimits.number ? next : lowestFree(db, tailorId);
}

/**
 * Returns the numbers of many new orders: each has its proposed one if it is free, else the next one. Until the transaction ends, no other
 * order gets them.
 */
export async function newNumbers(tx: Database, tailorId: TailorId, proposed: readonly number[]): Promise<number[]> {
  await lockNumbers(tx, tailorId);
  const rows = await tx.select({ number: orders.number }).from(orders).where(eq(orders.tailorId, tailorId));
  const taken = new Set(rows.map(({ number }) => number));
  let highest = rows.reduce((most, { number }) => Math.max(most, number), 0);
  let lowest = 1;
  const next = () => {
    if (highest < orderLimits.number) return highest + 1;
    while (taken.has(lowest)) lowest += 1;
    return lowest;
  };
  return proposed.map((wanted) => {
    const number = taken.has(wanted) ? next() : wanted;
    taken.add(number);
    highest = Math.max(highest, number);
    return number;
  });
}

async function lowestFree(db: Database, tailorId: TailorId): Promise<number> {
  const { rows } = await db.execute<{ number: number }>(sql`
    select number + 1 as number from (select 0 as number union all select number from orders where tailor_id = ${tailorId}) as before
    where not exists (select from orders where tailor_id = ${tailorId} and orders.number = before.number + 1)
    order by number limit 1`);
  return found(rows[0], 'Number').number;
}

async function lockNumbers(tx: Database, tailorId: TailorId): Promise<{ country: string }> {
  const own = eq(tailors.id, tailorId);
  const [tailor] = await tx.select({ country: tailors.country }).from(tailors).where(own).for('no key update');
  return found(tailor, 'Profile');
}

/** Reads one entry of the index, however many orders there are. */
async function isTaken(tx: Database, tailorId: TailorId, number: number): Promise<boolean> {
  const ofIt = and(eq(orders.tailorId, tailorId), eq(orders.number, number));
  return (await tx.select({ number: orders.number }).from(orders).where(ofIt)).length > 0;
}
