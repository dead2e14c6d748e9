import { calledName } from '../../customers/called-name';
import type { MessageLanguage } from '../../customers/message-languages';
import { shortened } from '../../pages/shortened';
import type { OrderBook } from '../book';
import type { Day } from '../days';
import { balanceOf, formatMoney } from '../money';
import { nextFitting } from '../next-fitting';
import type { Order } from '../order';
import type { MessageKind } from '../stages';
import { messageTexts, templateOf } from './all-texts';
import type { MessageValues } from './placeholders';
import { filled, type MessagePart } from './template';
import { dayIn, fittingDayIn, timeIn } from './words-of-time';

/** What of an order is in messages. */
export type MessageOrder = Pick<
  Order,
  'number' | 'currency' | 'discount' | 'payments' | 'fittings' | 'dueOn' | 'dueTime' | 'readyOn' | 'stage'
> & { garments: readonly Pick<Order['garments'][number], 'garment' | 'quantity' | 'price'>[] };

/** What a message is about. */
export interface MessageFacts {
  order: MessageOrder;
  clientName: string;
  businessName: string;
  today: Day;
  /** The time at which the shop closes, while it is open. */
  openUntil?: string;
  /** The absolute address of the client's page. */
  link?: string;
}

/** The longest parts of a message. With all of them, every message of the product is shorter than 1,000 characters. */
const longest = { name: 60, garments: 250, shop: 200 } as const;

/** Returns a message in the shop's own words, if there are any, or in those of the product; at most 999 characters. */
export function messageOf(
  kind: MessageKind,
  language: MessageLanguage,
  facts: MessageFacts,
  own: OrderBook['messages'] = {},
): MessagePart[] {
  return filled(own[kind]?.[language] ?? templateOf(kind, language), valuesOf(kind, language, facts));
}

/** Returns what stands for the placeholders of a message. It has no notes. */
export function valuesOf(kind: MessageKind, language: MessageLanguage, facts: MessageFacts): MessageValues {
  const { order, clientName, businessName, openUntil, link } = facts;
  const time = kind === 'fitting' ? nextFitting(order, facts.today)?.atTime : order.dueTime;
  const left = balanceOf(order) ?? 0;
  return {
    name: shortened(calledName(clientName), longest.name),
    garments: shortened(garmentsIn(language, order.garments), longest.garments),
    number: String(order.number),
    day: dayOf(kind, language, facts),
    time: time ? timeIn(language, time) : undefined,
    amount: left > 0 ? formatMoney(left, order.currency) : undefined,
    until: openUntil && timeIn(language, openUntil),
    shop: shortened(businessName, longest.shop),
    link,
  };
}

function dayOf(kind: MessageKind, language: MessageLanguage, { order, today }: MessageFacts): string | undefined {
  const { dueOn, readyOn } = order;
  const written = (day: Day | null | undefined) => (day ? dayIn(language, day) : undefined);
  switch (kind) {
    case 'taken':
      return written(dueOn);
    case 'fitting': {
      const next = nextFitting(order, today);
      return next && fittingDayIn(language, next.onDate, today);
    }
    case 'late':
      // A day that has passed is no promise.
      return dueOn !== null && dueOn >= today ? written(dueOn) : undefined;
    case 'ready':
    case 'waiting':
      return written(readyOn);
    default:
      return undefined;
  }
}

/** Returns 'Agbada, Fila × 2', or 'Reception dress and 2 more'. */
function garmentsIn(language: MessageLanguage, lines: MessageOrder['garments']): string {
  const { more, hasSmallGarments } = messageTexts[language];
  const [first = '', ...others] = lines.map(({ garment, quantity }) =>
    quantity > 1 ? `${garment} × ${quantity}` : garment,
  );
  const start = hasSmallGarments ? withSmallStart(first) : first;
  if (others.length < 2) return [start, ...others].join(', ');
  // A name of hundreds of characters must not push out how many others there are.
  const named = shortened(start, longest.garments - 40);
  return more.replace(/\{(garments|count)\}/g, (_, name) => (name === 'count' ? String(others.length) : named));
}

/** 'Reception dress' -> 'reception dress'; 'T-shirt' and 'ABC' stay. */
const withSmallStart = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
