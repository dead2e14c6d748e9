import type { Day } from '../orders/days';

const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Returns '16 June'. The day of a closed book is at most a year ahead, so it needs no year. */
export const openingDay = (day: Day): string => format.format(new Date(day));

/** Returns what a closed book says: 'Takes new orders from 16 June'. */
export const closedSign = (fullUntil: Day): string => `Takes new orders from ${openingDay(fullUntil)}`;

/** Returns what the book's owner reads: 'Book is open', 'Book closed until 16 June'. */
export const bookState = (fullUntil: Day | null): string =>
  fullUntil ? `Book closed until ${openingDay(fullUntil)}` : 'Book is open';
