import { and, desc, eq } from 'drizzle-orm';
import { currencyOf } from '@shared/tailor/currencies';
import type { Database } from '../../db/client';
import type { TailorId } from '../../db/owned';
import { found } from '../../http/errors';
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
  const own = eq(tailors.id, tailorId);
  const [tailor] = await tx.select({ country: tailors.country }).from(tailors).where(own).for('no key update');
  const { country } = found(tailor, 'Profile');
  const [book] = await tx
    .select({ currency: orderBooks.currency })
    .from(orderBooks)
    .where(eq(orderBooks.tailorId, tailorId));
  return {
    number: await freeNumber(tx, tailorId, proposed.number),
    currency: proposed.currency ?? book?.currency ?? currencyOf(country),
  };
}

/** Each statement reads one entry of the index, however many orders there are. */
async function freeNumber(tx: Database, tailorId: TailorId, proposed: number | undefined): Promise<number> {
  const own = eq(orders.tailorId, tailorId);
  if (proposed !== undefined) {
    const isOfIt = and(own, eq(orders.number, proposed));
    const [taken] = await tx.select({ number: orders.number }).from(orders).where(isOfIt);
    if (!taken) return proposed;
  }
  const newest = tx.select({ number: orders.number }).from(orders).where(own).orderBy(desc(orders.number)).limit(1);
  return ((await newest)[0]?.number ?? 0) + 1;
}
