import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { payments } from '../payments/tables';
import { orders } from './tables';

type Payment = Omit<typeof payments.$inferSelect, 'changedIn'>;

/** An order as it is stored, with its payments. The contract turns its times into texts. */
export type StoredOrder = typeof orders.$inferSelect & { payments: Payment[] };

/** A payment as JSON of the database, which has times as texts. */
type WrittenPayment = Omit<Payment, 'createdAt' | 'updatedAt'> & Record<'createdAt' | 'updatedAt', string>;

/**
 * The payments of a row of `orders`, oldest first, as a subquery: a page of orders then takes one statement. Its names are written
 * out, because drizzle leaves out the table of a column if a statement reads one table.
 */
export const paymentsOfOrder = sql<Payment[]>`(
  select coalesce(json_agg(json_build_object('id', paid.id, 'tailorId', paid.tailor_id, 'orderId', paid.order_id,
    'amount', paid.amount, 'method', paid.method, 'onDate', paid.on_date, 'note', paid.note,
    'createdAt', paid.created_at, 'updatedAt', paid.updated_at) order by paid.on_date, paid.created_at, paid.id), '[]')
  from payments paid where paid.tailor_id = orders.tailor_id and paid.order_id = orders.id)`.mapWith(
  (written: WrittenPayment[]): Payment[] =>
    written.map((paid) => ({ ...paid, createdAt: new Date(paid.createdAt), updatedAt: new Date(paid.updatedAt) })),
);

/** Returns one order with its payments. */
export async function readOrder(db: Database, tailorId: TailorId, id: string): Promise<StoredOrder | undefined> {
  const order = await owned(db, orders, tailorId).get(id);
  if (!order) return undefined;
  const paid = await db
    .select()
    .from(payments)
    .where(owned(db, payments, tailorId).within(eq(payments.orderId, id)))
    .orderBy(asc(payments.onDate), asc(payments.createdAt), asc(payments.id));
  return { ...order, payments: paid };
}
