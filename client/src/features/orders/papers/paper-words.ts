import { orderLabels } from '@shared/orders/fields';
import { isInHand } from '@shared/orders/from-client';
import { balanceOf, formatMoney, hasOpenPrice, totalOf } from '@shared/orders/money';
import { oneLine } from '@shared/pages/one-line';
import type { Order } from '@shared/orders/order';
import type { Payment } from '@shared/payments/contract';
import { paymentWayNames } from '@shared/payments/fields';
import { format } from 'date-fns';
import { isolated } from '../../../lib/text/isolated';
import { dayText, longDay, timesText } from '../words';

type Line = Order['garments'][number];

/** Returns what a paper says of a garment: 'Gown, take in, hem (Tunde)', 'Fila × 2 at ₦5,000'. */
export function garmentWords(line: Line, currency: string): string {
  const name = [line.garment, ...line.works].map(written).join(', ');
  const wearer = line.wearer ? ` (${written(line.wearer)})` : '';
  return timesText(name + wearer, line.quantity) + each(line, currency);
}

/** Returns a typed text, such as a name, for a line of a paper. */
const written = (text: string) => isolated(oneLine(text));

const each = ({ quantity, price }: Line, currency: string) =>
  quantity > 1 && price !== null ? ` at ${formatMoney(price, currency)}` : '';

/** Returns the price of all garments of a line: '₦10,000'. */
export const priceWords = ({ quantity, price }: Line, currency: string): string =>
  price === null ? 'not agreed' : formatMoney(quantity * price, currency);

/** Returns the sum of the order: '₦50,000'. No sum is invented while a price is not agreed. */
export const totalWords = (order: Order): string =>
  hasOpenPrice(order.garments) ? 'not agreed' : formatMoney(totalOf(order), order.currency);

/** What is left to pay, as a term and an amount, or as words alone. */
export function leftWords(order: Order): { term: string; amount?: string } | undefined {
  const left = order.stage === 'cancelled' ? undefined : balanceOf(order);
  if (left === undefined) return undefined;
  if (left === 0) return { term: 'Nothing left to pay' };
  const amount = formatMoney(Math.abs(left), order.currency);
  return left > 0 ? { term: 'Left to pay', amount } : { term: 'Overpaid', amount };
}

/** Returns 'Paid in cash, 1 Jun', 'Paid by card, 1 Jun', 'Given back, 1 Jun 2025'. */
export function paymentWords({ amount, method, onDate }: Payment, takenOn: string): string {
  return `${amount < 0 ? 'Given back' : `Paid${wayWords(method)}`}, ${dayText(onDate, takenOn)}`;
}

function wayWords(method: Payment['method']): string {
  if (method === null || method === 'other') return '';
  return `${method === 'cash' ? ' in' : ' by'} ${paymentWayNames[method].toLowerCase()}`;
}

/** Returns until when an order is promised, or when it was collected; undefined if it has no day. */
export function promiseWords(order: Order): { term: string; day: string } | undefined {
  if (order.stage === 'cancelled') return undefined;
  if (order.stage === 'collected')
    return order.closedOn ? { term: 'Collected', day: dayOf(order, order.closedOn) } : undefined;
  if (order.dueOn === null) return undefined;
  return { term: orderLabels.dueOn, day: dayOf(order, order.dueOn) + (order.dueTime ? `, ${order.dueTime}` : '') };
}

/** Returns '5 yd green lace (yours)', 'Lace (ours)'; undefined if nothing was written. */
export function clothWords({ clothNote, clothFrom }: Order): string | undefined {
  const note = clothNote === null ? '' : written(clothNote);
  if (!note && clothFrom === null) return undefined;
  if (!note) return clothFrom === 'client' ? 'yours' : 'ours';
  return clothFrom === null ? note : `${note} (${clothFrom === 'client' ? 'yours' : 'ours'})`;
}

/** Returns the next fitting of an order in hand: 'Wed 10 Jun, 11:00'. */
export function fittingWords(order: Order): string | undefined {
  if (!isInHand(order.stage)) return undefined;
  const next = order.fittings
    .filter(({ doneAt }) => doneAt === null)
    .sort((one, other) => timeOf(one).localeCompare(timeOf(other)))[0];
  return next && dayText(next.onDate, takenOn(order)) + (next.atTime ? `, ${next.atTime}` : '');
}

const timeOf = ({ onDate, atTime }: Order['fittings'][number]) => `${onDate} ${atTime ?? ''}`;

/** Returns the day on which an order was taken, on this device. */
export const takenOn = ({ createdAt }: Order): string => format(createdAt, 'yyyy-MM-dd');

/** Returns a day, with its year if that is not the one in which the order was taken. */
const dayOf = (order: Order, day: string) =>
  day.slice(0, 4) === takenOn(order).slice(0, 4) ? longDay(day) : `${longDay(day)} ${day.slice(0, 4)}`;
