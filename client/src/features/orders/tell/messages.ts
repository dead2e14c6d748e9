import { addDays, type Day } from '@shared/orders/days';
import { balanceOf, formatMoney, hasOpenPrice } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { messageKinds, type MessageKind } from '@shared/orders/stages';
import { oneLine } from '@shared/pages/one-line';
import type { Piece } from '../../../sharing/message-pieces';
import { garmentsText, isLate, longDay } from '../words';

/** WhatsApp cuts longer texts that are filled in; SMS would be many. */
export const messageLimit = 999;

export const messageNames: Readonly<Record<MessageKind, string>> = {
  taken: 'Taken',
  fitting: 'Fitting',
  late: 'Late',
  ready: 'Ready',
  waiting: 'Not collected',
  owed: 'Left to pay',
  thanks: 'Thanks',
};

/** What a message is about. */
export interface MessageFacts {
  order: Order;
  clientName: string;
  businessName: string;
  today: Day;
  /** The time at which the shop closes, while it is open. */
  openUntil?: string;
}

/** Returns the messages that fit the state of an order, the one that fits best first. */
export function messagesFor(order: Order, today: Day): [best: MessageKind, ...others: MessageKind[]] {
  const fits = messageKinds.filter((kind) => fitting[kind](order, today));
  const best = bestFor(order, today);
  return [best, ...fits.filter((kind) => kind !== best)];
}

const isInHand = ({ stage }: Order) => stage === 'taken' || stage === 'cutting' || stage === 'sewing';

const fitting: Readonly<Record<MessageKind, (order: Order, today: Day) => boolean>> = {
  taken: isInHand,
  fitting: (order, today) => nextFitting(order, today) !== undefined,
  late: isInHand,
  ready: (order) => order.stage === 'ready',
  waiting: (order) => order.stage === 'ready',
  owed: (order) => order.stage !== 'cancelled' && !hasOpenPrice(order.garments) && balanceOf(order) > 0,
  thanks: (order) => order.stage === 'collected',
};

function bestFor(order: Order, today: Day): MessageKind {
  if (order.stage === 'ready') return order.told.ready === undefined ? 'ready' : 'waiting';
  if (!isInHand(order)) return fitting.owed(order, today) ? 'owed' : 'thanks';
  const next = nextFitting(order, today);
  if (next && next.onDate <= addDays(today, 1)) return 'fitting';
  if (isLate(order, today)) return 'late';
  if (order.told.taken === undefined || !next) return 'taken';
  return 'fitting';
}

/** Returns the next fitting of an order in hand that is not done. */
function nextFitting(order: Order, today: Day): Order['fittings'][number] | undefined {
  if (!isInHand(order) && order.stage !== 'ready') return undefined;
  const coming = order.fittings.filter(({ onDate, doneAt }) => doneAt === null && onDate >= today);
  return coming.sort((a, b) => whenOf(a).localeCompare(whenOf(b)))[0];
}

const whenOf = ({ onDate, atTime }: Order['fittings'][number]) => `${onDate} ${atTime ?? '99'}`;

/**
 * Returns a message to the client in English, shorter than `messageLimit`; what follows from the order is marked. Only the one about
 * money has an amount, and none has notes: those are the tailor's own.
 */
export function messageOf(kind: MessageKind, facts: MessageFacts): Piece[] {
  const name = cut(facts.clientName.trim().split(/\s+/)[0] ?? '', 60);
  return [
    { text: name ? `Hello ${name}, ` : 'Hello, ' },
    ...texts[kind](facts),
    { text: `\n\n${cut(facts.businessName, 200)}` },
  ];
}

const texts: Readonly<Record<MessageKind, (facts: MessageFacts) => Piece[]>> = {
  taken: ({ order }) => [
    { text: `I have taken your order ${order.number}: ` },
    marked(garments(order)),
    ...(order.dueOn === null
      ? [{ text: '. I will tell you the day.' }]
      : [{ text: '. It will be ready on ' }, marked(longDay(order.dueOn)), { text: '.' }]),
  ],
  fitting: ({ order, today }) => {
    const next = nextFitting(order, today);
    const what = { text: `your fitting of order ${order.number} is ` };
    return next
      ? [what, marked(fittingDay(next, today)), { text: '.' }]
      : [{ text: 'when can you come for a fitting?' }];
  },
  late: ({ order, today }) => [
    { text: 'I need ' },
    order.dueOn !== null && order.dueOn >= today ? marked(`until ${longDay(order.dueOn)}`) : { text: 'longer' },
    { text: ' for your ' },
    marked(garments(order)),
    { text: '. I am sorry.' },
  ],
  ready: ({ order, openUntil }) => [
    { text: 'your ' },
    marked(garments(order)),
    { text: ` ${isOrAre(order)} ready.` },
    ...(openUntil ? [{ text: ' We are open today until ' }, marked(openUntil), { text: '.' }] : []),
  ],
  waiting: ({ order }) => [
    { text: 'your ' },
    marked(garments(order)),
    ...(order.readyOn === null
      ? [{ text: ` ${isOrAre(order)} ready` }]
      : [{ text: ` ${isOrAre(order)} ready since ` }, marked(longDay(order.readyOn))]),
    { text: '. When can you collect?' },
  ],
  owed: ({ order }) => [
    marked(formatMoney(Math.max(balanceOf(order), 0), order.currency)),
    { text: ` is left to pay for order ${order.number}: ` },
    marked(garments(order)),
    { text: '.' },
  ],
  thanks: ({ order }) => [
    { text: 'thank you. I hope that you enjoy your ' },
    marked(garments(order)),
    { text: '. Tell me if anything does not fit.' },
  ],
};

/** Returns 'tomorrow, Tuesday 2 June, at 11:00'. */
function fittingDay({ onDate, atTime }: Order['fittings'][number], today: Day): string {
  const near = onDate === today ? 'today, ' : onDate === addDays(today, 1) ? 'tomorrow, ' : 'on ';
  return `${near}${longDay(onDate)}${atTime ? `, at ${atTime}` : ''}`;
}

const garments = (order: Order) => withSmallStart(cut(garmentsText(order), 250));

const isOrAre = ({ garments: [first, ...others] }: Order) =>
  first?.quantity === 1 && others.length === 0 ? 'is' : 'are';

/** 'Reception dress' -> 'reception dress'; 'T-shirt' and 'ABC' stay. */
const withSmallStart = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const marked = (text: string): Piece => ({ text, isAnswer: true });

/** Returns the first characters of a line, without half of one. */
function cut(text: string, length: number): string {
  const line = oneLine(text);
  return line.length <= length ? line : `${line.slice(0, length - 1).replace(/\p{Surrogate}$/u, '')}…`;
}
