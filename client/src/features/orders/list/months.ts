import { addDays, type Day } from '@shared/orders/days';

/** A month: '2026-05'. */
type Month = string;

/** Returns the month of a day and those before it, `count` in all, the newest first. */
export function monthsBack(today: Day, count: number): Month[] {
  const months = [today.slice(0, 7)];
  while (months.length < count) months.push(monthBefore(months.at(-1)!));
  return months;
}

export const monthBefore = (month: Month): Month => addDays(`${month}-01`, -1).slice(0, 7);

const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** Returns 'May 2026'. */
export const monthText = (month: Month): string => format.format(Date.parse(`${month}-01`));
