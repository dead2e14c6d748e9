import { todayIn, type Day } from '@shared/orders/days';
import { useBook } from '../queries';

const withoutYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const withYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

/** Returns '9 May', or with its year if that is not the one of `today`: '9 May 2025'. */
export const dateText = (day: Day, today: Day): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? withoutYear : withYear).format(Date.parse(day));

/** Returns the function that gives the day of a moment in the zone of the tailor's book. */
export function useDayOf(): (at: string | number) => Day {
  const { data: book } = useBook();
  return (at) => todayIn(book?.timeZone, new Date(at));
}
