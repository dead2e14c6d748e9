import type { Order, OrderUpdate } from '@shared/orders/order';

/** Returns what is written of an order, as the body of a change that changes nothing. */
export function writtenOf(order: Order): OrderUpdate {
  const { customerId, currency, garments, discount, fittings, dueOn, dueTime, rush } = order;
  const { clothFrom, clothNote, style, notes } = order;
  return {
    ...{ customerId, currency, garments, discount, fittings, dueOn, dueTime, rush },
    ...{ clothFrom, clothNote, style, notes },
  };
}
