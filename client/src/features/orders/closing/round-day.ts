import type { Day } from '@shared/orders/days';

/** Returns the first day of the month after a day. */
export function firstOfAMonth(after: Day): Day {
  const [year = 0, month = 0] = after.split('-').map(Number);
  // In UTC, where the month after December is January of the next year.
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
