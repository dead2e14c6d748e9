import type { Order } from './order';
import { addDays, daysBetween, mondayOf, type Day } from './days';
import { clientAsks, clientSaysToHaveIt } from './from-client';
import { balanceOf } from './money';
import { isClosed } from './stages';

/** The lists of the open orders. Each open order is in exactly one. */
export const listNames = ['late', 'today', 'week', 'later', 'ready'] as const;

export type ListName = (typeof listNames)[number];

/** Returns the list of an open order on a day; an order without a promised day is in `later`. */
export function listOf({ stage, dueOn }: Pick<Order, 'stage' | 'dueOn'>, today: Day): ListName {
  if (stage === 'ready') return 'ready';
  if (dueOn === null) return 'later';
  if (dueOn < today) return 'late';
  if (dueOn === today) return 'today';
  return dueOn <= lastOfWeek(today) ? 'week' : 'later';
}

/**
 * Returns the Sunday until which 'This week' goes. On Saturday and Sunday that is the Sunday of the next week: what is left of the week
 * is over soon, and its list would be empty while the coming week is being planned.
 */
const lastOfWeek = (today: Day): Day => addDays(mondayOf(addDays(today, 2)), 6);

/** Returns the open orders by list: rush ones first, then by the promised day and the number. */
export function listsOf(orders: readonly Order[], today: Day): Record<ListName, Order[]> {
  const lists: Record<ListName, Order[]> = { late: [], today: [], week: [], later: [], ready: [] };
  for (const order of [...orders].sort(byPromise)) {
    if (!isClosed(order.stage)) lists[listOf(order, today)].push(order);
  }
  return lists;
}

/** Whether the client has or could have the garments, and money is left to pay of an agreed price. */
export const isOwed = (order: Order): boolean =>
  (order.stage === 'ready' || order.stage === 'collected') && (balanceOf(order) ?? 0) > 0;

/** Days after which a ready order waits for too long. */
const longReady = 7;

/** Why an order is on the list of today, the most urgent reason first. */
export const reasons = ['fitting', 'late', 'today', 'asked', 'hasIt', 'tell', 'waiting'] as const;

export interface TodayEntry {
  order: Order;
  reason: (typeof reasons)[number];
  /** Of a fitting. */
  fittingId?: string;
  /** Of a fitting, the time: '11:30'. */
  atTime?: string | null;
  /** Days that it is late, or has been ready. */
  days?: number;
  /** The client asked on their page, and has no answer. */
  isAsked?: boolean;
}

/**
 * Returns what is to do on a day, in its order: fittings by the hour, late orders, the worst first, those promised for the day, others
 * whose clients asked, ready ones whose clients say to have them, those whose clients do not know, and those that have been ready for
 * more than seven days. Each order is there once.
 */
export function todayOf(orders: readonly Order[], today: Day): TodayEntry[] {
  const entries = orders.flatMap((order) => entryOf(order, today) ?? []);
  return entries.sort(
    (a, b) =>
      reasons.indexOf(a.reason) - reasons.indexOf(b.reason) ||
      (a.atTime ?? '99').localeCompare(b.atTime ?? '99') ||
      Number(b.order.rush) - Number(a.order.rush) ||
      (b.days ?? 0) - (a.days ?? 0) ||
      a.order.number - b.order.number,
  );
}

function entryOf(order: Order, today: Day): TodayEntry | undefined {
  if (isClosed(order.stage)) return undefined;
  const fitting = order.fittings
    .filter(({ onDate, doneAt }) => onDate === today && doneAt === null)
    .sort((a, b) => (a.atTime ?? '99').localeCompare(b.atTime ?? '99'))[0];
  const isAsked = clientAsks(order);
  if (fitting) return { order, reason: 'fitting', fittingId: fitting.id, atTime: fitting.atTime, isAsked };
  if (order.stage === 'ready') return readyEntryOf(order, today);
  const { dueOn } = order;
  if (dueOn === null || dueOn > today) return isAsked ? { order, reason: 'asked', isAsked } : undefined;
  return dueOn === today
    ? { order, reason: 'today', isAsked }
    : { order, reason: 'late', days: daysBetween(dueOn, today), isAsked };
}

function readyEntryOf(order: Order, today: Day): TodayEntry | undefined {
  const days = order.readyOn === null ? 0 : daysBetween(order.readyOn, today);
  if (clientSaysToHaveIt(order)) return { order, reason: 'hasIt', days };
  if (order.told.ready === undefined) return { order, reason: 'tell', days };
  return days > longReady ? { order, reason: 'waiting', days } : undefined;
}

function byPromise(a: Order, b: Order): number {
  return Number(b.rush) - Number(a.rush) || compareDays(a.dueOn ?? '9999', b.dueOn ?? '9999') || a.number - b.number;
}

/** Compares two days as texts. `localeCompare` takes ten times as long, which counts in a long book. */
const compareDays = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
