import type { ImportedRecord } from '@shared/customers/contract';
import type { Measurement } from '@shared/measurements/contract';
import { format } from 'date-fns';

type Written = Pick<ImportedRecord, 'measurements' | 'ownMeasures' | 'tags'>;

/**
 * Returns a text that is equal for the same record: taken at the same time, with the same figures, label and notes. Own measures
 * are compared as an archive's CSV writes them, which has no keys and in which a name can contain a separator.
 */
export function recordPrint({ measurements, ownMeasures = [], tags }: Written, takenAt: string): string {
  const own = ownMeasures.map(({ name, value }) => `${name}: ${value}`).join('; ');
  return JSON.stringify([takenAt, tags, Object.entries(measurements).sort(byKey), own]);
}

const byKey = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);

/** Returns the day of a time, as the CSV of a record has it. */
export const dayOf = (time: string) => format(time, 'yyyy-MM-dd');

/** Returns the prints of a record of the book: with its time, and for files that have days or no times, with its day and without. */
export function printsOf(record: Measurement, withDay: boolean): string[] {
  const exact = recordPrint(record, record.createdAt);
  return withDay ? [exact, recordPrint(record, dayOf(record.createdAt)), recordPrint(record, '')] : [exact];
}
