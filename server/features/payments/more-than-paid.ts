import { and, eq, ne, sql } from 'drizzle-orm';
import { formatMoney } from '@shared/orders/money';
import type { PaymentInput } from '@shared/payments/contract';
import type { Database } from '../../db/client';
import { owned, type TailorId } from '../../db/owned';
import { conflict } from '../../http/errors';
import { orders } from '../orders/tables';
import { payments } from './tables';

interface Paid {
  id: string;
  currency: string;
}

/**
 * Refuses to give back more than was paid for an order, unless the request says so. Locks the order until the transaction ends, so that two
 * refunds count each other. `replaced` is the payment that is changed,
 * `field` the one with the message. @throws HttpError 409 `more_than_paid`
 */
export async function refuseMoreThanPaid(
  tx: Database,
  tailorId: TailorId,
  { id: orderId, currency }: Paid,
  { amount, exceedsPaid = false }: Pick<PaymentInput, 'amount' | 'exceedsPaid'>,
  { replaced, field = 'amount' }: { replaced?: string; field?: string } = {},
): Promise<void> {
  if (amount > 0 || exceedsPaid) return;
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(owned(tx, orders, tailorId).within(eq(orders.id, orderId)))
    .for('no key update');
  const others = and(eq(payments.orderId, orderId), replaced === undefined ? undefined : ne(payments.id, replaced));
  const [row] = await tx
    .select({ paid: sql<string>`coalesce(sum(${payments.amount}), 0)::text` })
    .from(payments)
    .where(owned(tx, payments, tailorId).within(others));
  const beyond = -(BigInt(row?.paid ?? 0) + BigInt(amount));
  if (beyond > 0n) {
    throw conflict('more_than_paid', field, `That is ${formatMoney(String(beyond), currency)} more than was paid`);
  }
}
