import { seeded } from '@seamfolk/cloth';

const millisecondsInDay = 86_400_000;
/** When the first and the newest demo tailor joined, in days before now. */
const [firstDaysAgo, lastDaysAgo] = [741, 1.5];

/** Returns the time `days` before `now`, and up to two hours earlier, so that times of day vary. */
export function daysBefore(now: Date, days: number, seed: string): Date {
  const hours = days >= 1 ? seeded(`moment:${seed}`).range(0, 2) : 0;
  return new Date(now.getTime() - days * millisecondsInDay - hours * 3_600_000);
}

/** Returns when the tailor at `index` of `count` joined: over two years, with growing frequency. */
export function joinedAt(now: Date, index: number, count: number, seed: string): Date {
  const part = count > 1 ? index / (count - 1) : 1;
  return daysBefore(now, lastDaysAgo + (firstDaysAgo - lastDaysAgo) * (1 - part) ** 1.25, seed);
}
