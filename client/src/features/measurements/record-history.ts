import { measures, type Measure, type Measurement, type MeasurementValues } from '@shared/measurements';
import { formatDifference, parseLength, type LengthUnit } from '@shared/units';

/** What was last written for each measure. */
export type LastValues = Partial<Record<Measure, string>>;

/** A record as a page of the book. */
export interface BookPage {
  record: Measurement;
  /** The oldest record is page 1. */
  number: number;
  /** How far each measure lies from the last record that holds it; what did not change is left out. */
  differences: LastValues;
}

/** `records` newest first, as the server lists them. */
export function bookPages(records: readonly Measurement[]): BookPage[] {
  const last: LastValues = {};
  const oldestFirst = [...records].reverse().map((record, index) => {
    const page = { record, number: index + 1, differences: differencesFrom(last, record.measurements) };
    Object.assign(last, measuresOf(record.measurements));
    return page;
  });
  return oldestFirst.reverse();
}

/** For each measure, what the newest of `records` (newest first) that holds it says. */
export function lastValues(records: readonly Measurement[]): LastValues {
  return Object.assign({}, ...[...records].reverse().map((record) => measuresOf(record.measurements)));
}

/** The unit in which this client was last measured; inches when none was ever written. */
export function usualUnit(records: readonly Measurement[]): LengthUnit {
  for (const { measurements } of records) {
    for (const text of Object.values(measuresOf(measurements))) {
      const unit = parseLength(text)?.unit;
      if (unit) return unit;
    }
  }
  return 'in';
}

/** The measures that hold something, in the order of the book; `notes` is none. */
export function measuresOf(values: MeasurementValues): LastValues {
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const text = values[measure]?.trim();
      return text ? [[measure, text]] : [];
    }),
  );
}

function differencesFrom(last: LastValues, values: MeasurementValues): LastValues {
  const differences: LastValues = {};
  for (const measure of measures) {
    const now = parseLength(values[measure] ?? '');
    const before = parseLength(last[measure] ?? '');
    // A bare number may have been meant in either unit, so nothing is said about how far it lies from another.
    if (!now?.unit || !before?.unit) continue;
    const text = formatDifference(now.mm, before.mm, now.unit);
    if (text) differences[measure] = text;
  }
  return differences;
}
