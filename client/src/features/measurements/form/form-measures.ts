import { isSpecified, knownMeasure } from '@shared/measurements/common-measures';
import { measures as specified, templates, type OwnValue } from '@shared/measurements/contract';
import type { Sheet } from '@shared/sheets/contract';

/** A measure with a field in the form of a record. */
export interface FormMeasure {
  key: string;
  /** The name in the words of the sheet. */
  name: string;
  /** Other names, by which a line of figures may name it. */
  synonyms: readonly string[];
  /** Where the tape goes. */
  guide: string | null;
}

/** The values of a form by key, specified and own measures alike. */
export type FormValues = Record<string, string | undefined>;

/** Returns a measure with a fixed key in its usual words. */
function fixed(key: string): FormMeasure {
  const known = knownMeasure(key);
  return { key, name: known?.name ?? key, synonyms: known?.synonyms ?? [], guide: known?.guide ?? null };
}

/** Returns an own measure of a record, whose sheet may be gone. */
export const fromRecord = ({ key, name }: OwnValue): FormMeasure => ({ ...fixed(key), name });

export const specifiedMeasures: readonly FormMeasure[] = specified.map(fixed);

/** A template, or a sheet of the tailor, that gives a new record its fields. */
export interface FormSheet {
  /** The name of the template in the code, or the id of the sheet. */
  id: string;
  name: string;
  measures: readonly FormMeasure[];
}

export const templateSheets: readonly FormSheet[] = Object.entries(templates).map(([id, { name, measures }]) => ({
  id,
  name,
  measures: measures.map(fixed),
}));

/** Returns a sheet of the tailor. A measure without a guide of its own has the usual one. */
export const formSheetOf = ({ id, name, measures }: Sheet): FormSheet => ({
  id,
  name,
  measures: measures.map(({ guide, ...measure }) => ({ ...measure, guide: guide ?? fixed(measure.key).guide })),
});

/** Returns the measures, each key once, in the words of its first entry. */
export function withoutRepeated(measures: readonly FormMeasure[]): FormMeasure[] {
  return measures.filter(({ key }, index) => measures.findIndex((each) => each.key === key) === index);
}

/** Returns the own measures of a form as a record keeps them, in the order of the form. */
export function ownMeasuresOf(measures: readonly FormMeasure[], values: FormValues): OwnValue[] {
  return measures.flatMap(({ key, name }) => (isSpecified(key) ? [] : [{ key, name, value: values[key] ?? '' }]));
}

/** Returns the values of a record by key. */
export function valuesByKey(own: readonly OwnValue[] | undefined): FormValues {
  return Object.fromEntries((own ?? []).map(({ key, value }) => [key, value]));
}
