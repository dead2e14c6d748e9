import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orderLimits } from '../../../shared/orders/order-limits';
import type { Payment } from '../../../shared/payments/contract';
import { changedIn, createdAt, id, limited, updatedAt } from '../../db/columns';
import { minorUnits, orders } from '../orders/tables';

/** What clients paid for orders, and what they got back. Rows of their own, because two devices may both take money. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    tailorId: uuid().notNull(),
    orderId: uuid().notNull(),
    amount: minorUnits().notNull(),
    method: text().$type<Payment['method']>(),
    onDate: date().notNull(),
    note: limited(orderLimits.shortNote),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedIn: changedIn(),
  },
  (table) => [
    index('payments_changed_index').on(table.tailorId, table.changedIn, table.id),
    foreignKey({
      name: 'payments_tailor_id_order_id_fk',
      columns: [table.tailorId, table.orderId],
      foreignColumns: [orders.tailorId, orders.id],
    }).onDelete('cascade'),
    index('payments_of_order_index').on(table.tailorId, table.orderId, table.onDate, table.id),
    index('payments_of_day_index').on(table.tailorId, table.onDate),
    check('payments_amount', sql`${table.amount} <> 0`),
    check('payments_amount_most', sql.raw(`abs(amount) <= ${orderLimits.amount}`)),
  ],
);
