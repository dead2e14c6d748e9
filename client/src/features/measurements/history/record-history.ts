import type { Measurement, Value } from '@shared/measurements/contract';
import { differenceFrom, inUnit, type LengthUnit, parseLength } from '@shared/measurements/units';
import { valuesOf } from '@shared/measurements/values';

/** A record with its page number and changes. */
export interface BookPage {
  record: Measurement;
  /** The oldest record is page 1. */
  number: number;
  /** The values as they are shown. */
  values: readonly Value[];
  /** The difference of each measure from the last record that contains it; unchanged measures are missing. */
  differences: ReadonlyMap<string, string>;
}

/**
 * Returns the pages newest first; `records` are newest first, as the server lists them. With a `unit`, values and differences are
 * converted to it for display; a number without a unit stays.
 */
export function bookPages(records: readonly Measurement[], unit?: LengthUnit): BookPage[] {
  const last = new Map<string, string>();
  const oldestFirst = [...records].reverse().map((record, index) => {
    const written = valuesOf(record);
    const differences = differencesFrom(last, written, unit);
    for (const { key, value } of written) last.set(key, value);
    const values = unit ? written.map((each) => ({ ...each, value: inUnit(each.value, unit) })) : written;
    return { record, number: index + 1, values, differences };
  });
  return oldestFirst.reverse();
}

/** Returns the unit in which all lengths of the pages are shown; undefined if they differ, or if a number has none. */
export function unitOf(pages: readonly BookPage[]): LengthUnit | undefined {
  const lengths = pages.flatMap(({ values }) =>
    values.map(({ value }) => parseLength(value)).filter((each) => each !== null),
  );
  const unit = lengths[0]?.unit;
  return lengths.every((length) => length.unit === unit) ? unit : undefined;
}

function differencesFrom(last: ReadonlyMap<string, string>, values: readonly Value[], unit?: LengthUnit) {
  const differences = new Map<string, string>();
  for (const { key, value } of values) {
    const text = differenceFrom(last.get(key), value, unit);
    if (text) differences.set(key, text);
  }
  return differences;
}
