import type { CustomerInput, ImportedRecord } from '@shared/customers/contract';
import type { Value } from '@shared/measurements/contract';
import { checkedRecord, checkedRow, type FoundRecord, type FoundRow } from '../reading/found-rows';
import type { measureKeys } from '../reading/measure-keys';
import type { BadRow } from './planned';
import { dayOf, recordPrint } from './record-print';

/** A client of the file whose fields are right, with the records that are. */
export interface ArchiveEntry {
  row: FoundRow;
  input: CustomerInput;
  records: { at: FoundRecord; record: ImportedRecord; print: string }[];
}

/** Checks a client and the records. Reports what is left out; undefined if that is the client. */
export function checkedEntry(
  row: FoundRow,
  withKeys: ReturnType<typeof measureKeys>,
  report: (bad: BadRow) => void,
): ArchiveEntry | undefined {
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
    if (typeof record !== 'string') return { at, record, print: printOf(record, at) };
    report({ line: at.line, reason: record, name, place: at.place, isRecord: true });
    return [];
  });
  return { row, input, records };
}

function printOf(record: ImportedRecord, { isDay, isUndated }: FoundRecord): string {
  if (isUndated) return recordPrint(record, '');
  return recordPrint(record, isDay ? dayOf(record.takenAt) : new Date(record.takenAt).toISOString());
}
