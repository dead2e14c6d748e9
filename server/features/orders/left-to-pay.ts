import { sql } from 'drizzle-orm';
import { payments } from '../payments/tables';
import { orders } from './tables';

/**
 * What is left to pay of a row of `orders`, in minor units; below zero is overpaid. A price that is not agreed counts as 0, as in
 * `balanceOf` (shared/orders/money.ts).
 */
export const leftToPay = sql<number>`(
  (select coalesce(sum((line ->> 'quantity')::bigint * (line ->> 'price')::bigint), 0)
    from json_array_elements(${orders.garments}) as line)
  - ${orders.discount}
  - (select coalesce(sum(${payments.amount}), 0) from ${payments}
    where ${payments.tailorId} = ${orders.tailorId} and ${payments.orderId} = ${orders.id}))`;
