import { weekdays } from '@shared/tailor/opening-hours';

/**
 * The time zones of the world in bands of three hours, by the offset from UTC that their winter time has at least. Few, because a search
 * compares a value for each band with every tailor that it reads. `open_tags` in the database assigns a zone to its band.
 */
const bands = [-12, -9, -6, -3, 0, 3, 6, 9, 12];

/**
 * Returns the values of the tags of tailors who are open on the day that it is where they are: the weekday in each band. A new day begins
 * where it is between midnight and four.
 */
export function openDaysAt(now: Date): string[] {
  return bands.map((hours) => {
    const day = new Date(now.getTime() + hours * 3_600_000).getUTCDay();
    return `${weekdays[(day + 6) % 7]}${hours}`;
  });
}
