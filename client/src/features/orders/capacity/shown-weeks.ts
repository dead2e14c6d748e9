import { addDays, mondayOf, type Day } from '@shared/orders/days';

/** Returns the Monday with which some weeks begin that show a day: that of today if they show the day too, else that of the day. */
export function mondayShowing(day: Day | null, today: Day, weeks: number): Day {
  const first = mondayOf(today);
  const isShown = day === null || (day >= first && day < addDays(first, weeks * 7));
  return isShown ? first : mondayOf(day);
}
