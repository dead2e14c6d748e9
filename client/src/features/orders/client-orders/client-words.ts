import type { Day } from '@shared/orders/days';
import { balanceOf, formatMoney, paidOf, totalOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { isClosed, stageNames } from '@shared/orders/stages';
import { format } from 'date-fns';
import { amountsOf, amountsText } from '../amounts';
import { dueText, isLate } from '../words';

/** Returns 'Ready, not told', 'Taken, for Tue 16 Jun', 'Sewing, 2 days late', 'Collected, Sat 16 May'. */
export function stateWords(order: Order, today: Day): string {
  const { stage, told, dueOn } = order;
  const due = dueText(order, today);
  if (stage === 'ready') return told.ready === undefined ? 'Ready, not told' : due;
  if (isClosed(stage) || isLate(order, today)) return `${stageNames[stage]}, ${due}`;
  if (dueOn === null) return `${stageNames[stage]}, no day yet`;
  return `${stageNames[stage]}, for ${dueOn === today ? due.toLowerCase() : due}`;
}

/** Returns what is left to pay of an order, as an amount and a word, or as words alone. */
export function moneyWords(order: Order): { amount?: string; word: string } {
  const { currency, stage, payments } = order;
  const paid = paidOf(payments);
  const amount = formatMoney(paid, currency);
  if (stage === 'cancelled') return paid === 0 ? { word: '' } : { amount, word: 'paid' };
  const left = balanceOf(order);
  if (left === undefined) return paid > 0 ? { amount, word: 'paid, price not agreed' } : { word: 'Price not agreed' };
  if (left === 0) return { word: 'Paid' };
  return { amount: formatMoney(Math.abs(left), currency), word: left > 0 ? 'left' : 'overpaid' };
}

/** Returns what is left to pay of all orders together: '₦45,000'; '' if that is nothing. */
export function leftToPay(orders: readonly Order[]): string {
  const counted = orders.filter(({ stage }) => stage !== 'cancelled');
  return amountsText(amountsOf(counted, (order) => Math.max(0, balanceOf(order) ?? 0)));
}

/** Returns '6 collected since March 2026, ₦412,000' about closed orders, of which there is at least one. */
export function closedWords(closed: readonly Order[]): string {
  const collected = closed.filter(({ stage }) => stage === 'collected');
  const counts = [
    collected.length > 0 && `${collected.length} collected`,
    collected.length < closed.length && `${closed.length - collected.length} cancelled`,
  ];
  const oldest = closed.map(({ createdAt }) => createdAt).sort()[0];
  const since = oldest ? ` since ${format(oldest, 'MMMM yyyy')}` : '';
  const price = amountsText(amountsOf(collected, totalOf));
  return `${counts.filter(Boolean).join(' and ')}${since}${price && `, ${price}`}`;
}
