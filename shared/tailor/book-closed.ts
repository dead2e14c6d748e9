import type { Day } from '../orders/days';
import { monthNames } from '../orders/month-names';

/**
 * Returns '16 June'. The day of a closed book is at most a year ahead, so it needs no year. The first `Intl.DateTimeFormat` of a page
 * loads the browser's tables of days, which takes a cheap phone a tenth of a second.
 */
export function openingDay(day: Day): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${monthNames[(month ?? 0) - 1]}`;
}

/** Returns what a closed book says: 'Takes new orders from 16 June'. */
export const closedSign = (fullUntil: Day): string => `Takes new orders from ${openingDay(fullUntil)}`;

/** Returns what the book's owner reads: 'Book is open', 'Book closed until 16 June'. */
export const bookState = (fullUntil: Day | null): string =>
  fullUntil ? `Book closed until ${openingDay(fullUntil)}` : 'Book is open';
