import { balanceOf, exactSum, formatMoney, sumOf, type Sum } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';

/** Amounts in minor units by currency, in the order in which the currencies were met. */
export type Amounts = ReadonlyMap<string, Sum>;

/** Returns the sums of what `amountOf` says of each row, by the row's currency. */
export function amountsOf<Row extends { currency: string }>(
  rows: readonly Row[],
  amountOf: (row: Row) => Sum,
): Map<string, Sum> {
  const amounts = new Map<string, Sum>();
  for (const row of rows) {
    amounts.set(row.currency, sumOf(exactSum([amounts.get(row.currency) ?? 0, amountOf(row)])));
  }
  return amounts;
}

/** Returns '₦45,000', '₦45,000 and £240', '₦45,000, £240 and $10'. Leaves out zeros; '' if nothing is left. */
export function amountsText(amounts: Amounts): string {
  const texts = [...amounts].filter(([, amount]) => amount !== 0).map(([code, amount]) => formatMoney(amount, code));
  const last = texts.pop() ?? '';
  return texts.length > 0 ? `${texts.join(', ')} and ${last}` : last;
}

/** Whether the price of an order is agreed, and a part of it is left to pay. */
export const isMoneyLeft = (order: Order): boolean => (balanceOf(order) ?? 0) > 0;
