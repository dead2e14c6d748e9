import { addDays, weekdayOf, type Day } from './days';

/*
 * How much is promised, and the first day on which more can be promised: the earliest-due-date test. Whatever is sewn in the order
 * of the promised days keeps all promises if, up to each promised day, the garments until then fit into the open days until then.
 */

/** The part of a garment that an alteration counts. */
const alterationShare = 0.25;

/** Weeks and garments from which the finished garments say how many a week are usual. */
const enough = { weeks: 4, garments: 12 } as const;

/** The longest time ahead in which a free day is looked for, in days. */
const horizon = 366;

interface Garment {
  kind: 'new' | 'alteration';
  quantity: number;
  done: number;
}

interface Promised {
  dueOn: Day | null;
  garments: readonly Garment[];
}

export interface Workroom {
  today: Day;
  /** The garments of a usual week. */
  weekly: number;
  /** Whether the shop is open, by the index of the weekday: 0 is Monday. A shop that is closed all week works every day. */
  openDays: readonly boolean[];
  /** The orders in hand: not ready, collected or cancelled. */
  orders: readonly Promised[];
}

/** Returns how many garments are to be made; an alteration is a quarter. */
export const garmentsLeft = (garments: readonly Garment[]): number =>
  garments.reduce((sum, { kind, quantity, done }) => sum + (quantity - done) * shareOf(kind), 0);

const shareOf = (kind: Garment['kind']): number => (kind === 'alteration' ? alterationShare : 1);

/**
 * Returns the usual number of garments of a week: the median of the last eight weeks with a finished garment. `finished` has the
 * garments of each such week, newest first. Before four weeks and twelve garments it is what the tailor said; undefined without
 * that.
 */
export function usualWeek(finished: readonly number[], said?: number | null): number | undefined {
  const weeks = finished.filter((garments) => garments > 0).slice(0, 8);
  const isEnough =
    weeks.length >= enough.weeks && weeks.reduce((sum, garments) => sum + garments, 0) >= enough.garments;
  if (!isEnough) return said ?? undefined;
  const sorted = [...weeks].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Whether `more` garments can be promised for a day, so that all promises of that day and later can be kept. */
export function fits(workroom: Workroom, day: Day, more: number): boolean {
  const later = workroom.orders.flatMap(({ dueOn }) => (dueOn !== null && dueOn > day ? dueOn : []));
  return [day, ...new Set(later)].every(
    (until) => garmentsUntil(workroom, until) + more <= possibleUntil(workroom, until) + rounding,
  );
}

/**
 * Returns the first open day on which `more` garments can be promised; undefined if there is none within a year. It says the same as
 * `fits` of each day, in one pass over the days.
 */
export function firstFreeDay(workroom: Workroom, more: number): Day | undefined {
  const end = addDays(workroom.today, horizon);
  let first: Day | undefined;
  for (const { day, spare, isPromised } of daysAhead(workroom, end).reverse()) {
    const hasRoom = more <= spare + rounding;
    if (hasRoom && day <= end && isOpen(workroom, day)) first = day;
    if (!hasRoom && isPromised) break;
  }
  return first;
}

/** Returns the days from today to `end`, or to the last promised day, each with the garments that can be made until then beyond the promised ones. */
function daysAhead(workroom: Workroom, end: Day) {
  const { today, weekly } = workroom;
  const left = new Map<Day, number>();
  for (const { dueOn, garments } of workroom.orders) {
    if (dueOn === null) continue;
    const day = dueOn < today ? before : dueOn;
    left.set(day, (left.get(day) ?? 0) + garmentsLeft(garments));
  }
  const last = [...left.keys()].reduce((latest, day) => (day > latest ? day : latest), end);
  const daily = weekly / openInWeek(workroom);
  const days: { day: Day; spare: number; isPromised: boolean }[] = [];
  let promised = left.get(before) ?? 0;
  let open = 0;
  for (let day = today; day <= last; day = addDays(day, 1)) {
    promised += left.get(day) ?? 0;
    if (isOpen(workroom, day)) open += 1;
    days.push({ day, spare: daily * open - promised, isPromised: left.has(day) });
  }
  return days;
}

/** The days before today, taken together. */
const before = '';

/** Returns the garments to be made that are promised until a day, also those that are late; an alteration is a quarter. */
const garmentsUntil = ({ orders }: Workroom, day: Day): number =>
  orders.reduce((sum, { dueOn, garments }) => sum + (dueOn !== null && dueOn <= day ? garmentsLeft(garments) : 0), 0);

/** Returns the garments that can be made from today until a day, both included. */
export function possibleUntil(workroom: Workroom, day: Day): number {
  let open = 0;
  for (let each = workroom.today; each <= day; each = addDays(each, 1)) if (isOpen(workroom, each)) open += 1;
  return (workroom.weekly / openInWeek(workroom)) * open;
}

/** Whether the shop is open on a day. */
export function isOpen({ openDays }: Pick<Workroom, 'openDays'>, day: Day): boolean {
  return openDays.includes(true) ? openDays[weekdayOf(day)] === true : true;
}

const openInWeek = ({ openDays }: Workroom): number => openDays.filter(Boolean).length || 7;

/** More than a sum of quarters and sevenths can be wrong by. */
const rounding = 1e-6;
