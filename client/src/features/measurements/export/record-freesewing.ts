import { lengthMm, valuesOf } from '@shared/measurements/values';
import type { ExportedFile, ExportedRecord } from './exported-file';
import { patternNamesOf } from './pattern-names';

/**
 * Returns a record as a measurements set for FreeSewing: JSON with lengths in millimetres, as its account page imports it. Measures
 * that FreeSewing defines in another way, and those of garments, are left out.
 */
export function recordFreesewing({ clientName, record }: ExportedRecord): ExportedFile {
  const all = valuesOf(record).map((value) => ({
    value,
    theirs: patternNamesOf(value.key)?.freesewing,
    mm: lengthMm(value),
  }));
  const measurements = Object.fromEntries(
    all.flatMap(({ theirs, mm }) => (theirs && mm !== undefined ? [[theirs, Math.round(mm * 10) / 10]] : [])),
  );
  const set = { name: clientName, units: 'metric', notes: record.tags ?? '', measurements };
  return {
    text: `${JSON.stringify(set, null, 2)}\n`,
    leftOut: all.flatMap(({ theirs, mm, value }) => (!theirs || mm === undefined ? [value] : [])),
  };
}
