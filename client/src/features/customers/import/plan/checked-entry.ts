import type { ImportedRecord } from '@shared/customers/contract';
import type { CustomerValues } from '@shared/customers/values';
import type { Value } from '@shared/measurements/contract';
import { checkedRecord, checkedRow, type FoundRecord, type FoundRow } from '../reading/found-rows';
import { oneNumberEach } from '../reading/one-number-each';
import type { measureKeys } from '../reading/measure-keys';
import type { BadRow } from './planned';
import { dayOf, recordFingerprint } from './record-fingerprint';

/** A client of the file with valid fields, and the valid records. */
export interface ArchiveEntry {
  row: FoundRow;
  input: CustomerValues;
  records: { at: FoundRecord; record: ImportedRecord; fingerprint: string }[];
}

/** Checks a client and the records, and reports the invalid ones. Returns undefined if the client is invalid. */
export function checkedEntry(
  found: FoundRow,
  withKeys: ReturnType<typeof measureKeys>,
  report: (bad: BadRow) => void,
): ArchiveEntry | undefined {
  const row = oneNumberEach(found);
  const input = checkedRow(row);
  const name = row.fields.name ?? '';
  if (typeof input === 'string') {
    report({ line: row.line, reason: input, name, place: row.place });
    for (const { line, place } of row.records ?? []) {
      if (line !== row.line || place !== row.place)
        report({ line, reason: 'Its client is left out', name, place, isRecord: true });
    }
    return undefined;
  }
  const records = (row.records ?? []).flatMap((at) => {
    const { ownMeasures } = at.fields;
    const fields = Array.isArray(ownMeasures)
      ? { ...at.fields, ownMeasures: withKeys(ownMeasures as Value[]) }
      : at.fields;
    const record = checkedRecord({ ...at, fields });
    if (typeof record !== 'string') return { at, record, fingerprint: fingerprintOf(record, at) };
    report({ line: at.line, reason: record, name, place: at.place, isRecord: true });
    return [];
  });
  return { row, input, records };
}

function fingerprintOf(record: ImportedRecord, { isDay, isUndated }: FoundRecord): string {
  if (isUndated) return recordFingerprint(record, '');
  return recordFingerprint(record, isDay ? dayOf(record.takenAt) : new Date(record.takenAt).toISOString());
}
