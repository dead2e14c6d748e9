import type { Order } from '@shared/orders/order';
import type { Tailor } from '@shared/tailor/contract';

/** Returns the receipt of an order as a message of less than 1,000 characters. */
export function receiptText(order: Order, tailor: Tailor): string {
  return `${tailor.businessName}: order ${order.number}`;
}
