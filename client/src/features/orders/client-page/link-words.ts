import { daysBetween, type Day } from '@shared/orders/days';
import type { DayTime, LinkedOrder } from '@shared/orders/linked-order';
import { isMade, type Stage } from '@shared/orders/stages';
import { openStateText, weekdayName } from '@shared/tailor/fact-texts';
import { hasOpenDay, openStateAt, type OpeningHours } from '@shared/tailor/opening-hours';
import { counted, longDay, nearDay } from '../words';

/** What a client's page says of an order in each stage. */
export const stageTitles: Readonly<Record<Stage, string>> = {
  taken: 'Your order is in the book',
  cutting: 'Your order is being cut',
  sewing: 'Your order is being sewn',
  ready: 'Ready to collect',
  collected: 'Your order was collected',
  cancelled: 'This order was cancelled',
};

/** Returns '12 May', the day of a stage. */
export const stageDay = (day: Day): string => stageDayFormat.format(Date.parse(day));

const stageDayFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** Returns 'Saturday 27 June', with its year if that is not the one of `today`. */
export const wholeDay = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : `${longDay(day)} ${day.slice(0, 4)}`;

/** Returns 'Today at 15:00', 'Saturday 27 June'. */
export function dayAtTime(day: Day, time: string | null, today: Day): string {
  const near = nearDay(day, today);
  const words = /^[a-z]/.test(near) ? near.charAt(0).toUpperCase() + near.slice(1) : wholeDay(day, today);
  return time ? `${words} at ${time}` : words;
}

/** Returns what stands below the promised day: 'in 26 days', 'two days early'; what is late is said without blame. */
export function promiseText({ stage, dueOn, readyOn, today }: LinkedOrder & { dueOn: Day }): string {
  if (isMade(stage)) {
    const early = readyOn === null ? 0 : daysBetween(readyOn, dueOn);
    if (early === 0) return 'ready on the day';
    return early > 0 ? `${smallCount(early)} early` : `ready ${smallCount(-early)} later`;
  }
  const left = daysBetween(today, dueOn);
  if (left === 0) return 'today';
  if (left === 1) return 'tomorrow';
  if (left > 1) return `in ${counted(left, 'day')}`;
  return 'It needs a little longer. Your tailor can tell you the new day.';
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const smallCount = (days: number): string => {
  const number = numbers[days];
  return number ? `${number} ${days === 1 ? 'day' : 'days'}` : counted(days, 'day');
};

/** Returns 'today, 18:40', 'on Mon 1 Jun, 18:40'. */
export function momentText({ day, time }: DayTime, today: Day): string {
  const near = nearDay(day, today);
  return `${/^[a-z]/.test(near) ? near : `on ${near}`}, ${time}`;
}

/** Returns 'Open today until 18:00', 'Opens Monday at 9:00', 'By appointment'; undefined if the shop gives no hours. */
export function openText(hours: OpeningHours | null, now: number): string | undefined {
  if (!hours) return undefined;
  if (!hasOpenDay(hours)) return hours.byAppointment ? 'By appointment' : undefined;
  const state = openStateAt(hours, new Date(now));
  if (!state) return undefined;
  if (state.isOpen) return `Open today ${openStateText(state)}`;
  const day = state.day ? weekdayName(state.day) : 'today';
  return `Opens ${day} at ${openStateText({ isOpen: false, opens: state.opens }).replace('opens ', '')}`;
}
