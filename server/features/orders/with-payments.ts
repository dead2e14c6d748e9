import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { payments } from '../payments/tables';
import { orders } from './tables';

type OrderRow = typeof orders.$inferSelect;

/** An order as it is stored, with its payments. The contract turns its times into texts. */
export type StoredOrder = OrderRow & { payments: (typeof payments.$inferSelect)[] };

/** Yields orders with their payments, oldest payment first: one statement for the payments of each page. */
export async function* withPayments(
  db: Database,
  tailorId: TailorId,
  pages: AsyncIterable<OrderRow[]>,
): AsyncGenerator<StoredOrder[]> {
  for await (const page of pages) yield await addPayments(db, tailorId, page);
}

/** Returns one order with its payments. */
export async function readOrder(db: Database, tailorId: TailorId, id: string): Promise<StoredOrder | undefined> {
  const order = await owned(db, orders, tailorId).get(id);
  return order && (await addPayments(db, tailorId, [order]))[0];
}

async function addPayments(db: Database, tailorId: TailorId, page: readonly OrderRow[]): Promise<StoredOrder[]> {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const paid = await db
    .select()
    .from(payments)
    .where(owned(db, payments, tailorId).within(inArray(payments.orderId, ids)))
    .orderBy(asc(payments.onDate), asc(payments.createdAt), asc(payments.id));
  return page.map((order) => ({ ...order, payments: paid.filter(({ orderId }) => orderId === order.id) }));
}
