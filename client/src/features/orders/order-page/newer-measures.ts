import type { Measurement } from '@shared/measurements/contract';
import { lengthParts } from '@shared/measurements/units';
import { valuesByKey, valuesOf } from '@shared/measurements/values';
import { snapshotOf, type Snapshot } from '@shared/orders/measures';

/**
 * Returns the newest record of the same kind that was taken after a snapshot and differs from it: one with its label, or of its sheet.
 * `records` are those of the client, newest first.
 */
export function newerRecord(snapshot: Snapshot, records: readonly Measurement[]): Measurement | undefined {
  const source = records.find(({ id }) => id === snapshot.recordId);
  const isSameKind = ({ tags, sheetId }: Measurement) =>
    tags === snapshot.label || (sheetId !== null && sheetId === source?.sheetId);
  const newest = records.find(
    (record) => record.id !== snapshot.recordId && record.createdAt > snapshot.takenAt && isSameKind(record),
  );
  return newest && newValues(snapshot, newest).length > 0 ? newest : undefined;
}

/** Returns the measures of a record that differ from those of a snapshot. */
function newValues(snapshot: Snapshot, record: Measurement) {
  const before = valuesByKey(snapshot);
  return valuesOf(snapshotOf(record)).filter(({ key, value }) => before.get(key)?.value !== value);
}

/** Returns 'waist 28, hip 40', or the first three with the number of the others. */
export function newValuesText(snapshot: Snapshot, record: Measurement): string {
  const changed = newValues(snapshot, record);
  const named = changed.slice(0, 3).map(({ name, value }) => `${name.toLowerCase()} ${lengthParts(value).figure}`);
  const more = changed.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}
