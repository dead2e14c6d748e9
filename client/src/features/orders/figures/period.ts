import type { Day } from '@shared/orders/days';

/** A time whose money and promises are counted; both days are included. */
export interface Period {
  key: string;
  /** 'This year', 'Last 12 months', '2025'. */
  label: string;
  from: Day;
  to: Day;
  /** Whether today is in it. */
  isOpen: boolean;
}

/** Returns this year, the last 12 months, and each year before this one from that of the first day on. */
export function periodsOf(today: Day, since: Day | null): Period[] {
  const year = yearOf(today);
  const first = since === null ? year : yearOf(since);
  const earlier = Array.from({ length: Math.max(0, year - first) }, (_, index) => String(year - 1 - index));
  const monthsAgo = monthFrom(today.slice(0, 7), -11);
  return [
    { key: 'year', label: 'This year', from: `${today.slice(0, 4)}-01-01`, to: today, isOpen: true },
    { key: 'months', label: 'Last 12 months', from: `${monthsAgo}-01`, to: today, isOpen: true },
    ...earlier.map((each) => ({ key: each, label: each, from: `${each}-01-01`, to: `${each}-12-31`, isOpen: false })),
  ];
}

/** Returns the months of a period, oldest first: '2026-05'. */
export function monthsOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthFrom(month, 1)) months.push(month);
  return months;
}

/** Returns the month that is `count` months after another one. */
function monthFrom(month: string, count: number): string {
  const index = yearOf(month) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

const yearOf = (day: string) => Number(day.slice(0, 4));
