import { measureLabel, measures, type Measurement } from '@shared/measurements/contract';
import { formatDifference, inUnit, parseLength, type LengthUnit } from '@shared/measurements/units';
import { longestMm } from '../form/slips';

/** Written values by the key of the measure. A map, because an own key can be the name of an object's property. */
export type LastValues = ReadonlyMap<string, string>;

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
  const last = new Map<string, string>();
  const oldestFirst = [...records].reverse().map((record, index) => {
    const written = measuresOf(record);
    const differences = differencesFrom(last, written, unit);
    for (const [key, text] of written) last.set(key, text);
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
  return new Map([...records].reverse().flatMap((record) => [...measuresOf(record)]));
}

/** Returns the unit of the client's last measurement; undefined if no unit was ever written. */
export function writtenUnit(records: readonly Measurement[]): LengthUnit | undefined {
  for (const record of records) {
    for (const text of measuresOf(record).values()) {
      const unit = parseLength(text)?.unit;
      if (unit) return unit;
    }
  }
  return undefined;
}

/** Returns the measures of a record that have a value: the specified ones in the order of the book, then its own ones. */
export function measuresOf({ measurements, ownMeasures }: Measurement): LastValues {
  const specified = measures.map((key) => [key, measurements[key]?.trim() ?? ''] as const);
  const own = ownMeasures.map(({ key, value }) => [key, value] as const);
  return new Map([...specified, ...own].filter(([, text]) => text));
}

/** Returns the names of a record's measures by key: the usual ones of the specified measures, its own ones as it has them. */
export function namesOf({ ownMeasures }: Measurement): ReadonlyMap<string, string> {
  const specified = measures.map((key) => [key, measureLabel(key)] as const);
  return new Map<string, string>([...specified, ...ownMeasures.map(({ key, name }) => [key, name] as const)]);
}

function differencesFrom(last: LastValues, values: LastValues, unit?: LengthUnit): LastValues {
  const differences = new Map<string, string>();
  for (const [key, value] of values) {
    const text = differenceFrom(last.get(key), value, unit);
    if (text) differences.set(key, text);
  }
  return differences;
}

function converted(values: LastValues, unit: LengthUnit): LastValues {
  return new Map([...values].map(([key, text]) => [key, inUnit(text, unit)]));
}
