import { eq, sql } from 'drizzle-orm';
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
  const [taken] = await tx
    .select({
      highest: sql<number>`coalesce(max(${orders.number}), 0)`,
      isTaken: sql<boolean>`coalesce(bool_or(${orders.number} = ${proposed.number ?? null}::int), false)`,
    })
    .from(orders)
    .where(eq(orders.tailorId, tailorId));
  const next = (taken?.highest ?? 0) + 1;
  return {
    number: proposed.number !== undefined && !taken?.isTaken ? proposed.number : next,
    currency: proposed.currency ?? book?.currency ?? currencyOf(country),
  };
}
