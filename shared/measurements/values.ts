import { isSpecified, measureName } from './catalogue';
import { specifiedKeys, type MeasurementUpdate, type Value } from './contract';
import { parseLength, type LengthUnit } from './units';

type Values = Pick<MeasurementUpdate, 'measurements' | 'ownMeasures'>;

/** Returns the values of a record in order: those of the specified measures, then the other ones in the order of its sheet. */
export function valuesOf({ measurements, ownMeasures = [] }: Values): Value[] {
  const specified = specifiedKeys.map((key) => ({
    key,
    name: measureName(key),
    value: measurements[key]?.trim() ?? '',
  }));
  return [...specified, ...ownMeasures].filter(({ value }) => value !== '');
}

/** Returns the values of a record by key. A map, because a key can be the name of an object's property. */
export const valuesByKey = (record: Values): ReadonlyMap<string, Value> =>
  new Map(valuesOf(record).map((value) => [value.key, value]));

/** Returns values as a record contains them: those of the specified measures by key, the other ones in their order. */
export function recordOf(values: readonly Value[]): Required<Pick<MeasurementUpdate, 'measurements' | 'ownMeasures'>> {
  const written = values.filter(({ value }) => value !== '');
  return {
    measurements: Object.fromEntries(written.flatMap(({ key, value }) => (isSpecified(key) ? [[key, value]] : []))),
    ownMeasures: written.filter(({ key }) => !isSpecified(key)),
  };
}

/** Returns the length of a value in millimetres; undefined if the text is not a length, or is 0. */
export const lengthMm = ({ value }: Pick<Value, 'value'>): number | undefined => parseLength(value)?.mm || undefined;

/** Returns, for each measure, the text of the newest record that contains it; `records` are newest first. */
export const lastTexts = (records: readonly Values[]): ReadonlyMap<string, string> =>
  new Map([...records].reverse().flatMap((record) => valuesOf(record).map(({ key, value }) => [key, value] as const)));

/** Returns the unit of a client's last measurement; undefined if no unit was ever written. `records` are newest first. */
export function writtenUnit(records: readonly Values[]): LengthUnit | undefined {
  for (const record of records) {
    for (const { value } of valuesOf(record)) {
      const unit = parseLength(value)?.unit;
      if (unit) return unit;
    }
  }
  return undefined;
}
