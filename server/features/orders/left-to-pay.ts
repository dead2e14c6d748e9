import { sql } from 'drizzle-orm';
import { payments } from '../payments/tables';
import { orders } from './tables';

/**
 * What is left to pay of a row of `orders`, in minor units; below zero is overpaid. Null while a price is not agreed, where `balanceOf`
 * (shared/orders/money.ts) is undefined.
 */
export const leftToPay = sql<number | null>`(
  (select case when count(*) = count(line ->> 'price')
      then coalesce(sum((line ->> 'quantity')::bigint * (line ->> 'price')::bigint), 0) end
    from json_array_elements(${orders.garments}) as line)
  - ${orders.discount}
  - (select coalesce(sum(${payments.amount}), 0) from ${payments}
    where ${payments.tailorId} = ${orders.tailorId} and ${payments.orderId} = ${orders.id}))`;
