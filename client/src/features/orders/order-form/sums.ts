import { hasOpenPrice, paidOf, toMinor, totalOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import type { OrderValues } from './order-values';

/** What an order in the form adds up to, in minor units. */
export interface Sums {
  /** A price is missing or is no amount, so that there is no total. */
  isOpen: boolean;
  total: number;
  paid: number;
  /** Below zero is overpaid. */
  left: number;
}

/** Returns the sums of the typed values. `order` is the order that is edited, with its payments. */
export function sumsOf(values: OrderValues, currency: string, order: Order | undefined): Sums {
  const garments = values.garments.map(({ quantity, price }) => ({
    quantity,
    price: toMinor(price, currency) ?? null,
  }));
  const total = totalOf({ garments, discount: toMinor(values.discount, currency) ?? 0 });
  const paid = order ? paidOf(order.payments) : (toMinor(values.paid, currency) ?? 0);
  return { isOpen: hasOpenPrice(garments), total, paid, left: total - paid };
}
