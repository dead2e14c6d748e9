import type { Measurement } from '@shared/measurements';
import { format, isSameDay, isSameYear } from 'date-fns';

/** Returns the text of a record in a list to choose from: '2 March, Office shirts'. The year is left out if it is this one. */
export function recordOption(record: Measurement, records: readonly Measurement[], now = new Date()): string {
  const { createdAt, tags } = record;
  const others = records.filter(({ id }) => id !== record.id);
  const day = format(createdAt, isSameYear(createdAt, now) ? 'd MMMM' : 'd MMMM yyyy');
  // The time distinguishes records of one day.
  const time = others.some((other) => isSameDay(other.createdAt, createdAt)) ? format(createdAt, ', HH:mm') : '';
  return `${day}${time}, ${tags ?? 'No label'}`;
}

/** Returns the heads of two columns: '2 Mar' and '21 Nov'; with the year or the time if that is what differs. */
export function columnDates(fromAt: string, toAt: string): [from: string, to: string] {
  const pattern = isSameDay(fromAt, toAt) ? 'HH:mm' : isSameYear(fromAt, toAt) ? 'd MMM' : 'd MMM yy';
  return [format(fromAt, pattern), format(toAt, pattern)];
}
