import { knownMeasure, knownMeasures, type KnownMeasure } from '@shared/measurements/common-measures';
import type { Sheet, sheetInputSchema, SheetMeasure } from '@shared/sheets/contract';
import type { StarterSheet } from '@shared/sheets/starter-sheets';
import type * as z from 'zod/mini';
import { fold } from '../../../lib/text/text-search';

/** The values of a sheet's form. */
export type SheetValues = z.input<typeof sheetInputSchema>;

/** Returns the measures that a sheet can get by name: the fixed ones, and the own ones of the tailor's sheets. */
export function measuresToAdd(sheets: readonly Sheet[]): readonly KnownMeasure[] {
  const own = new Map<string, KnownMeasure>();
  for (const { measures } of sheets) {
    for (const { guide, ...measure } of measures) {
      if (!knownMeasure(measure.key)) own.set(measure.key, { ...measure, guide: guide ?? '' });
    }
  }
  return [...own.values(), ...knownMeasures];
}

/** Returns the measures whose name or other names contain the text, those that begin with it first. */
export function measuresNamed(all: readonly KnownMeasure[], text: string): KnownMeasure[] {
  const wanted = fold(text).trim();
  const rank = ({ name, synonyms }: KnownMeasure) => {
    const names = [name, ...synonyms].map(fold);
    if (names.some((each) => each.startsWith(wanted))) return 0;
    return names.some((each) => each.includes(wanted)) ? 1 : 2;
  };
  const found = all.map((measure) => ({ measure, rank: rank(measure) })).filter((each) => each.rank < 2);
  return found.sort((one, other) => one.rank - other.rank).map(({ measure }) => measure);
}

/** Returns the measure that a text names exactly, or a new own measure with that name. */
export function measureFor(all: readonly KnownMeasure[], text: string): SheetMeasure {
  const wanted = fold(text).trim();
  const named = all.find(({ name, synonyms }) => [name, ...synonyms].some((each) => fold(each) === wanted));
  return named ? asSheetMeasure(named) : { key: newKey(), name: text.trim(), synonyms: [], guide: null };
}

/** Returns a measure as a sheet keeps it. */
export function asSheetMeasure({ key, name, synonyms, guide }: KnownMeasure): SheetMeasure {
  return { key, name, synonyms: synonyms.slice(0, 4), guide: guide || null };
}

/** Returns the values of a sheet that is made from a starter. */
export function fromStarter({ name, garments: [garment], keys }: StarterSheet) {
  const measures = keys.flatMap((key) => knownMeasure(key) ?? []).map(asSheetMeasure);
  return { name, garment: garment ?? '', measures };
}

/** Returns the names of the last three measures, which tell sheets apart: 'Agbada length, trouser bottom, cap'. */
export function lastNames(measures: readonly SheetMeasure[]): string {
  const names = measures.slice(-3).map(({ name }) => name.toLowerCase());
  return names.join(', ').replace(/^./, (first) => first.toUpperCase());
}

const newKey = () => `own-${crypto.randomUUID().slice(0, 8)}`;
