import { balanceOf, formatMoney, paidOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { overpaidAdvice } from '../words';

/** Returns an order as it is without one of its payments, which is being changed. */
export const withoutPayment = (order: Order, id: string | undefined): Order => ({
  ...order,
  payments: order.payments.filter((payment) => payment.id !== id),
});

/** Returns the amount that 'All' means: what is left to pay, or what could be given back; 0 if there is none. */
export function wholeAmount(order: Order, isGivenBack: boolean): number {
  if (isGivenBack) return Math.max(paidOf(order.payments), 0);
  return order.stage === 'cancelled' ? 0 : Math.max(balanceOf(order) ?? 0, 0);
}

/** Returns by how much an amount that is given back is more than was paid; 0 if it is not. */
export const beyondPaid = (order: Order, amount: number): number => Math.max(amount - paidOf(order.payments), 0);

export const moreThanPaid = (order: Order, amount: number): string =>
  `That is ${formatMoney(beyondPaid(order, amount), order.currency)} more than was paid`;

/** Returns what is true after a payment of `amount`, which is below zero if it is given back. */
export function paymentResult(order: Order, amount: number): string {
  const money = (of: number) => formatMoney(of, order.currency);
  const paid = paidOf(order.payments) + amount;
  if (amount < 0 && paid < 0) return moreThanPaid(order, -amount);
  if (order.stage === 'cancelled') return paid === 0 ? 'Then all is given back' : `Then you keep ${money(paid)}`;
  const before = balanceOf(order);
  if (before === undefined) return `Then ${money(paid)} is paid; the price is not agreed`;
  const left = before - amount;
  if (left === 0) return 'Then all is paid';
  return left > 0 ? `Then ${money(left)} is left` : `Overpaid ${money(-left)}. ${overpaidAdvice}`;
}
