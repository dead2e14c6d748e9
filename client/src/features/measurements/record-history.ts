import { measures, type Measure, type Measurement, type MeasurementValues } from '@shared/measurements';
import { formatDifference, inUnit, parseLength, type LengthUnit } from '@shared/units';
import { longestMm } from './slips';

/** The last written value of each measure. */
export type LastValues = Partial<Record<Measure, string>>;

/** A record with its page number and changes. */
export interface BookPage {
  record: Measurement;
  /** The oldest record is page 1. */
  number: number;
  /** The measures as they are shown. */
  values: LastValues;
  /** The difference of each measure from the last record that contains it; unchanged measures are missing. */
  differences: LastValues;
}

/**
 * Returns the pages newest first; `records` are newest first, as the server lists them. With a `unit`, values and differences are
 * converted to it for display; a number without a unit stays.
 */
export function bookPages(records: readonly Measurement[], unit?: LengthUnit): BookPage[] {
  const last: LastValues = {};
  const oldestFirst = [...records].reverse().map((record, index) => {
    const written = measuresOf(record.measurements);
    const differences = differencesFrom(last, written, unit);
    Object.assign(last, written);
    return { record, number: index + 1, values: unit ? converted(written, unit) : written, differences };
  });
  return oldestFirst.reverse();
}

/**
 * Returns the difference of a measure from the last one; null if it is unchanged or cannot be compared: the unit of a number
 * without one is unknown, and no body has a length over `longestMm`.
 */
export function differenceFrom(last: string | undefined, text: string, unit?: LengthUnit): string | null {
  const now = parseLength(text);
  const before = parseLength(last ?? '');
  if (!now?.unit || !before?.unit || Math.max(now.mm, before.mm) > longestMm) return null;
  return formatDifference(now.mm, before.mm, unit ?? now.unit);
}

/** Returns, for each measure, the value of the newest record that contains it; `records` are newest first. */
export function lastValues(records: readonly Measurement[]): LastValues {
  return Object.assign({}, ...[...records].reverse().map((record) => measuresOf(record.measurements)));
}

/** Returns the unit of the client's last measurement; undefined if no unit was ever written. */
export function writtenUnit(records: readonly Measurement[]): LengthUnit | undefined {
  for (const { measurements } of records) {
    for (const text of Object.values(measuresOf(measurements))) {
      const unit = parseLength(text)?.unit;
      if (unit) return unit;
    }
  }
  return undefined;
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

function differencesFrom(last: LastValues, values: LastValues, unit?: LengthUnit): LastValues {
  const differences: LastValues = {};
  for (const measure of measures) {
    const text = differenceFrom(last[measure], values[measure] ?? '', unit);
    if (text) differences[measure] = text;
  }
  return differences;
}

function converted(values: LastValues, unit: LengthUnit): LastValues {
  return Object.fromEntries(Object.entries(values).map(([measure, text]) => [measure, inUnit(text, unit)]));
}
