import type { Measurement } from '@shared/measurements/contract';
import { format, isSameDay, isSameYear } from 'date-fns';

/**
 * Returns the text of each record by its id, for a list to choose from: '2 March, Office shirts'. The year is left out if it is this
 * one, and the time distinguishes records of one day.
 */
export function recordTexts(records: readonly Measurement[], now = new Date()): Record<string, string> {
  const dayOf = ({ createdAt }: Measurement) => format(createdAt, 'yyyy-MM-dd');
  const ofDay = new Map<string, number>();
  for (const record of records) ofDay.set(dayOf(record), (ofDay.get(dayOf(record)) ?? 0) + 1);
  return Object.fromEntries(
    records.map((record) => {
      const { id, createdAt, tags } = record;
      const day = format(createdAt, isSameYear(createdAt, now) ? 'd MMMM' : 'd MMMM yyyy');
      const time = (ofDay.get(dayOf(record)) ?? 0) > 1 ? format(createdAt, ', HH:mm') : '';
      return [id, `${day}${time}, ${tags ?? 'No label'}`];
    }),
  );
}

/** Returns the heads of two columns: '2 Mar' and '21 Nov'; with the year or the time if that is what differs. */
export function columnDates(fromAt: string, toAt: string): [from: string, to: string] {
  const pattern = isSameDay(fromAt, toAt) ? 'HH:mm' : isSameYear(fromAt, toAt) ? 'd MMM' : 'd MMM yy';
  return [format(fromAt, pattern), format(toAt, pattern)];
}
