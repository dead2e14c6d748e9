import { measures, type Measure, type Measurement, type MeasurementValues } from '@shared/measurements';
import { formatDifference, parseLength, type LengthUnit } from '@shared/units';
import { longestMm } from './slips';

/** The last written value of each measure. */
export type LastValues = Partial<Record<Measure, string>>;

/** A record with its page number and changes. */
export interface BookPage {
  record: Measurement;
  /** The oldest record is page 1. */
  number: number;
  /** The difference of each measure from the last record that contains it; unchanged measures are missing. */
  differences: LastValues;
}

/** Returns the pages newest first; `records` are newest first, as the server lists them. */
export function bookPages(records: readonly Measurement[]): BookPage[] {
  const last: LastValues = {};
  const oldestFirst = [...records].reverse().map((record, index) => {
    const page = { record, number: index + 1, differences: differencesFrom(last, record.measurements) };
    Object.assign(last, measuresOf(record.measurements));
    return page;
  });
  return oldestFirst.reverse();
}

/** Returns, for each measure, the value of the newest record that contains it; `records` are newest first. */
export function lastValues(records: readonly Measurement[]): LastValues {
  return Object.assign({}, ...[...records].reverse().map((record) => measuresOf(record.measurements)));
}

/** Returns the unit of the client's last measurement; inches if no unit was ever written. */
export function usualUnit(records: readonly Measurement[]): LengthUnit {
  for (const { measurements } of records) {
    for (const text of Object.values(measuresOf(measurements))) {
      const unit = parseLength(text)?.unit;
      if (unit) return unit;
    }
  }
  return 'in';
}

/** Returns the measures that have a value, in the order of the book; `notes` is not a measure. */
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
    // No difference is shown from a number without a unit, whose unit is unknown, or from a length that no body has.
    if (!now?.unit || !before?.unit || Math.max(now.mm, before.mm) > longestMm) continue;
    const text = formatDifference(now.mm, before.mm, now.unit);
    if (text) differences[measure] = text;
  }
  return differences;
}
