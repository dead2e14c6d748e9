import { figureDays } from '@shared/figures/contract';

const millisecondsInDay = 86_400_000;

/** Returns the UTC date of a time, as the table of figures has it: '2026-11-23'. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns the days that a tailor can read, oldest first; the last one is that of `now`. */
export function lastDays(now: Date): string[] {
  return Array.from({ length: figureDays }, (_, index) => {
    const daysAgo = figureDays - 1 - index;
    return dayOf(new Date(now.getTime() - daysAgo * millisecondsInDay));
  });
}
