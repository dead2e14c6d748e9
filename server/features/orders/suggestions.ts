import { desc, eq } from 'drizzle-orm';
import { decimalsOf, hasOpenPrice, totalOf } from '@shared/orders/money';
import type { OrderSuggestions } from '@shared/orders/book';
import { isRedo } from '@shared/orders/redo';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { payments } from '../payments/tables';
import { tailors } from '../tailor/tables';
import alterations from './alterations.json';
import { orders } from './tables';

/** The newest orders that are read for suggestions, and the most garments that are suggested. */
const limits = { orders: 300, garments: 60 } as const;

/**
 * Returns what the form of an order offers: the garments of the newest orders with their last prices, and the last deposit. A price of 0 and
 * that of a re-do are none.
 */
export async function orderSuggestions(db: Database, tailorId: TailorId): Promise<OrderSuggestions> {
  const own = owned(db, orders, tailorId).within();
  const { garments, currency, discount, id, notes } = orders;
  const newest = await db
    .select({ garments, currency, discount, id, notes })
    .from(orders)
    .where(own)
    .orderBy(desc(orders.number))
    .limit(limits.orders);
  const [profile] = await db.select({ fromPrices: tailors.fromPrices }).from(tailors).where(eq(tailors.id, tailorId));
  const [first] = await db
    .select({ orderId: payments.orderId, amount: payments.amount, method: payments.method })
    .from(payments)
    .where(owned(db, payments, tailorId).within())
    .orderBy(desc(payments.createdAt))
    .limit(1);
  const paidOrder = newest.find((order) => order.id === first?.orderId);
  return {
    garments: suggested(newest, profile?.fromPrices ?? null).slice(0, limits.garments),
    depositShare: first && paidOrder ? shareOf(first.amount, paidOrder) : null,
    method: first?.method ?? null,
  };
}

type Suggested = OrderSuggestions['garments'][number];
type Written = Pick<typeof orders.$inferSelect, 'garments' | 'currency' | 'notes'>;
type FromPrices = (typeof tailors.$inferSelect)['fromPrices'];

/**
 * Returns each garment once: of earlier orders, then of the profile's prices, then common alterations. Its price is that of the newest order
 * that has one.
 */
function suggested(newest: readonly Written[], fromPrices: FromPrices): Suggested[] {
  const found = new Map<string, Suggested>();
  const currency = fromPrices?.currency ?? newest[0]?.currency ?? '';
  for (const each of [
    ...newest.flatMap((order) =>
      order.garments.map(({ garment, kind, price }) => ({
        ...{ garment, kind, currency: order.currency },
        price: isRedo(order) ? null : price,
      })),
    ),
    ...(fromPrices?.items ?? []).map(({ garment, amount }) => ({
      ...{ garment, kind: 'new' as const, currency },
      price: amount * 10 ** decimalsOf(currency),
    })),
    ...alterations.map((garment) => ({ garment, kind: 'alteration' as const, price: null, currency })),
  ]) {
    const key = `${each.kind} ${each.garment.toLowerCase()}`;
    const known = found.get(key);
    // The place stays that of the newest order.
    if (!known) found.set(key, { ...each, price: each.price || null });
    else if (known.price === null && each.price)
      found.set(key, { ...known, price: each.price, currency: each.currency });
  }
  return [...found.values()];
}

/** Returns the part of an order's total that was paid; null if it is none, or there is no total because a price is not agreed. */
function shareOf(amount: number, order: Parameters<typeof totalOf>[0]): number | null {
  if (hasOpenPrice(order.garments)) return null;
  const total = totalOf(order);
  return amount > 0 && amount <= total ? amount / total : null;
}
