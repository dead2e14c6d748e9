import { orderLinkPath } from '@shared/orders/link-path';
import { formatMoney, hasOpenPrice, priceOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { shortened } from '@shared/pages/shortened';
import type { Tailor } from '@shared/tailor/contract';
import { format } from 'date-fns';
import { cutIsolated, isolated } from '../../../lib/text/isolated';
import { counted } from '../words';
import { clothWords, fittingWords, garmentWords, leftWords, priceWords, promiseWords, totalWords } from './paper-words';

/** The longest message: WhatsApp cuts longer prefilled texts. */
const longest = 999;

/** The longest parts of texts that people wrote. With all of them, there is room for two garments. */
const longestPart = { name: 60, garment: 90, cloth: 120, phone: 30 } as const;

/**
 * Returns the receipt of an order as a message to the client, of less than 1,000 characters. Garments that have no room in it are
 * counted. It has no notes: those are the tailor's own.
 */
export function receiptText(order: Order, tailor: Tailor, clientName = ''): string {
  const client = isolated(shortened(clientName, longestPart.name));
  const head = [
    shortened(tailor.businessName, longestPart.name),
    `Receipt ${order.number}${client && ` for ${client}`}, ${format(order.createdAt, 'd MMMM yyyy')}`,
    '',
  ];
  const foot = [
    ...sums(order),
    '',
    ...facts(order),
    ...linkLine(order),
    shortened(tailor.phone ?? '', longestPart.phone),
  ];
  const end = foot.join('\n').trimEnd();
  const room = longest - head.join('\n').length - end.length - 2;
  return [...head, ...garmentLines(order, room), end].join('\n');
}

/** The client's page, if the order has a link. */
const linkLine = ({ linkToken }: Order): string[] =>
  linkToken ? [`Follow it here: ${location.origin}${orderLinkPath(linkToken)}`] : [];

/** Returns the lines of the garments that fit into `room` characters, and how many others there are. */
function garmentLines(order: Order, room: number): string[] {
  const lines = order.garments.map((line) => {
    const words = cutIsolated(garmentWords(line, order.currency), longestPart.garment);
    return `${words}: ${priceWords(line, order.currency)}`;
  });
  for (let shown = lines.length; shown > 0; shown -= 1) {
    const listed = [...lines.slice(0, shown), ...restOf(order, shown)];
    if (listed.join('\n').length <= room) return listed;
  }
  return restOf(order, 0);
}

/** Returns 'and 57 more garments: ₦570,000' about the garments that are not listed. */
function restOf({ garments, currency }: Order, shown: number): string[] {
  const rest = garments.slice(shown);
  if (rest.length === 0) return [];
  const count = rest.reduce((sum, { quantity }) => sum + quantity, 0);
  const price = hasOpenPrice(rest) ? '' : `: ${formatMoney(priceOf(rest), currency)}`;
  return [`${shown > 0 ? 'and ' : ''}${counted(count, shown > 0 ? 'more garment' : 'garment')}${price}`];
}

function sums(order: Order): string[] {
  const { currency, discount, payments } = order;
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const paid = sumOf(payments.map(({ amount }) => Math.max(amount, 0)));
  const back = sumOf(payments.map(({ amount }) => Math.max(-amount, 0)));
  const left = leftWords(order);
  return [
    ...(discount > 0 ? [`Discount: ${formatMoney(-discount, currency)}`] : []),
    `Total: ${totalWords(order)}`,
    `Paid: ${formatMoney(paid, currency)}`,
    ...(back > 0 ? [`Given back: ${formatMoney(back, currency)}`] : []),
    ...(left ? [left.amount ? `${left.term}: ${left.amount}` : left.term] : []),
  ];
}

function facts(order: Order): string[] {
  const promise = promiseWords(order);
  const [fitting, cloth] = [fittingWords(order), clothWords(order)];
  return [
    ...(order.stage === 'cancelled' ? ['The order is cancelled'] : []),
    ...(promise ? [`${promise.term}: ${promise.day}`] : []),
    ...(fitting ? [`Fitting: ${fitting}`] : []),
    ...(cloth ? [`Cloth: ${cutIsolated(cloth, longestPart.cloth)}`] : []),
  ];
}
