import { todayIn, type Day } from '@shared/orders/days';
import { nearDay } from '../../features/orders/words';

/** Returns the time of the day on the clock of this device: '8:52', '14:10'. */
export function clockText(at: number): string {
  const date = new Date(at);
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;
}

/** Returns when something was, within a sentence: 'today at 8:52', 'yesterday at 14:10', 'on Fri 5 Jun at 14:10'. */
export function timeInSentence(at: number, now = Date.now()): string {
  const day = dayAt(at, now);
  return `${/^[a-z]/.test(day) ? day : `on ${day}`} at ${clockText(at)}`;
}

/** Returns the same as a text of its own: 'Today, 8:52', 'Fri 5 Jun, 14:10'. */
export function timeText(at: number, now = Date.now()): string {
  const day = dayAt(at, now);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${clockText(at)}`;
}

/** Returns the time in a row of a list: the clock alone today, else with the day. */
export const timeInRow = (at: number, now = Date.now()): string =>
  localDay(at) === localDay(now) ? clockText(at) : timeText(at, now);

const dayAt = (at: number, now: number): string => nearDay(localDay(at), localDay(now));

const localDay = (at: number): Day => todayIn(undefined, new Date(at));
