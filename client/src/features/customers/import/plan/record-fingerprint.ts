import type { ImportedRecord } from '@shared/customers/contract';
import type { Measurement } from '@shared/measurements/contract';
import { format } from 'date-fns';

type Written = Pick<ImportedRecord, 'measurements' | 'ownMeasures' | 'tags'>;

/**
 * Returns a text that is equal for equal records: taken at the same time, with the same figures, label and notes. Own measures are
 * compared as the text that measurements.csv has for them, because that file has no keys of measures.
 */
export function recordFingerprint({ measurements, ownMeasures = [], tags }: Written, takenAt: string): string {
  const own = ownMeasures.map(({ name, value }) => `${name}: ${value}`).join('; ');
  return JSON.stringify([takenAt, tags, Object.entries(measurements).sort(byKey), own]);
}

const byKey = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);

/** Returns the day of a time, as the CSV of a record has it. */
export const dayOf = (time: string) => format(time, 'yyyy-MM-dd');

/** Returns the fingerprints of a saved record: with its time and, for files without times of day, with its day and without a day. */
export function fingerprintsOf(record: Measurement, withDay: boolean): string[] {
  const exact = recordFingerprint(record, record.createdAt);
  return withDay ? [exact, recordFingerprint(record, dayOf(record.createdAt)), recordFingerprint(record, '')] : [exact];
}
