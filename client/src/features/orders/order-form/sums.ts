import { hasOpenPrice, paidOf, toMinor, totalOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { partOf } from '../part-of';
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
  const { isOpen, total } = priceOf(values, currency);
  const paid = order ? paidOf(order.payments) : (paidNow(values, currency) ?? 0);
  return { isOpen, total, paid, left: total - paid };
}

/** Returns what is paid with a new order; undefined if the text is no amount, or if it is a part of a total that is not known. */
export function paidNow(values: OrderValues, currency: string): number | undefined {
  const { paid, paidShare } = values;
  if (paidShare === null) return toMinor(paid, currency);
  const { isOpen, total } = priceOf(values, currency);
  return isOpen ? undefined : partOf(Math.max(total, 0), paidShare, currency);
}

function priceOf(values: OrderValues, currency: string): Pick<Sums, 'isOpen' | 'total'> {
  const garments = values.garments.map(({ quantity, price }) => ({
    quantity,
    price: toMinor(price, currency) ?? null,
  }));
  const total = totalOf({ garments, discount: toMinor(values.discount, currency) ?? 0 });
  return { isOpen: hasOpenPrice(garments), total };
}

/** A part of the total that one press pays. */
export interface Deposit {
  label: string;
  /** Above 0 and below 1. */
  share: number;
  amount: number;
}

/** Returns the deposit that is offered first: the share that was last paid, half if that is not known. */
export function depositOf(total: number, share: number | null, currency: string): Deposit {
  const isUsual = share === null || share <= 0 || share >= 1 || Math.abs(share - 0.5) < 0.005;
  const part = isUsual ? 0.5 : share;
  return {
    label: isUsual ? 'Half' : `${Math.round(part * 100)}%`,
    share: part,
    amount: partOf(total, part, currency),
  };
}
