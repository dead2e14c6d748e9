import { writtenMeasures } from '../history/written-measures';
import type { ExportedFile, ExportedRecord } from './exported-file';
import { patternNamesOf } from './pattern-names';

/**
 * Returns a record as a measurements set for FreeSewing: JSON with lengths in millimetres, as its account page imports it. Measures
 * that FreeSewing defines in another way, and those of garments, are left out.
 */
export function recordFreesewing({ clientName, record }: ExportedRecord): ExportedFile {
  const all = writtenMeasures(record).map((measure) => ({
    ...measure,
    theirs: patternNamesOf(measure.key)?.freesewing,
  }));
  const measurements = Object.fromEntries(
    all.flatMap(({ theirs, mm }) => (theirs && mm !== undefined ? [[theirs, Math.round(mm * 10) / 10]] : [])),
  );
  const set = { name: clientName, units: 'metric', notes: record.tags ?? '', measurements };
  return {
    text: `${JSON.stringify(set, null, 2)}\n`,
    leftOut: all.filter(({ theirs, mm }) => !theirs || mm === undefined),
  };
}
