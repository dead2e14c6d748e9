import { orderFieldNames } from '@shared/orders/fields';
import type { Order, OrderUpdate } from '@shared/orders/order';

/**
 * Returns what is written of an order, as the body of a change that changes nothing. Without the number, which stays: an order that is not
 * sent yet may still get another one.
 */
export function writtenOf(order: Order): OrderUpdate {
  const names = orderFieldNames.filter((name) => name !== 'number');
  return Object.fromEntries(names.map((name) => [name, order[name]])) as unknown as OrderUpdate;
}
