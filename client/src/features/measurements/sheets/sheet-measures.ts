import { catalogue, catalogueMeasure, measureNames, measureOf, type Measure } from '@shared/measurements/catalogue';
import { newMeasureKey } from '@shared/measurements/measure-key';
import type { Sheet, sheetInputSchema } from '@shared/sheets/contract';
import type * as z from 'zod/mini';
import { fold } from '../../../lib/text/text-search';

/** The values of a sheet's form. */
export type SheetValues = z.input<typeof sheetInputSchema>;

/** Returns the measures that a sheet can get by name: the own ones of the tailor's sheets, and those of the catalogue. */
export function measuresToAdd(sheets: readonly Sheet[]): readonly Measure[] {
  const own = new Map<string, Measure>();
  for (const measure of sheets.flatMap(({ measures }) => measures)) {
    if (!catalogueMeasure(measure.key)) own.set(measure.key, measure);
  }
  return [...own.values(), ...catalogue.map(({ key }) => measureOf(key))];
}

/** Returns the measures whose name or other names contain the text, those that begin with it first. */
export function measuresNamed(all: readonly Measure[], text: string): Measure[] {
  const wanted = fold(text).trim();
  const rank = ({ name, synonyms }: Measure) => {
    const names = [name, ...synonyms].map(fold);
    if (names.some((each) => each.startsWith(wanted))) return 0;
    return names.some((each) => each.includes(wanted)) ? 1 : 2;
  };
  const found = all.map((measure) => ({ measure, rank: rank(measure) })).filter((each) => each.rank < 2);
  return found.sort((one, other) => one.rank - other.rank).map(({ measure }) => measure);
}

/** Returns the names of the measures found by a text. The first one is the text itself: a measure of that name, or a new one. */
export function namesToAdd(all: readonly Measure[], text: string): string[] {
  const typed = text.trim();
  const names = measuresNamed(all, typed).map(({ name }) => name);
  if (!typed) return names;
  const first = names.find((name) => fold(name) === fold(typed)) ?? typed;
  return [first, ...names.filter((name) => name !== first)];
}

/** Returns the measure that a text names exactly, by its name or another name, under the name of the text; or a new own measure. */
export function measureFor(all: readonly Measure[], text: string): Measure {
  const name = text.trim();
  const [key] = measureNames(all, fold)(fold(name));
  const known = all.find((each) => each.key === key);
  if (!known) return { key: newMeasureKey(), name, synonyms: [], guide: null };
  return fold(known.name) === fold(name) ? known : { ...known, name };
}

/** Returns the names of the last three measures, which tell sheets apart: 'Agbada length, trouser bottom, cap'. */
export function lastNames({ measures }: Pick<Sheet, 'measures'>): string {
  const names = measures.slice(-3).map(({ name }) => name.toLowerCase());
  return names.join(', ').replace(/^./, (first) => first.toUpperCase());
}
