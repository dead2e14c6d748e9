import * as z from 'zod/mini';
import { catalogueMeasure, measureOf } from '../measurements/catalogue';
import { garmentNames } from '../tailor/garments';
import data from './built-in-sheets.json' with { type: 'json' };
import type { Sheet } from './contract';

/** A sheet to begin with, from which a tailor makes one of their own. */
export interface Starter extends Sheet {
  /** Garments of the catalogue that it serves. The first one is the garment of a sheet that is made from it. */
  garments: readonly string[];
}

const garments: readonly string[] = garmentNames;

const builtInSheetSchema = z.strictObject({
  /** Records contain it, so it never changes. */
  id: z.string(),
  name: z.string(),
  garments: z.array(z.string().check(z.refine((name) => garments.includes(name), 'Is not in the catalogue'))),
  /** The keys in the order in which the measures are taken. */
  measures: z.array(
    z.string().check(z.refine((key) => catalogueMeasure(key) !== undefined, 'Is not in the catalogue')),
  ),
});

const builtInSheets = z.parse(z.array(builtInSheetSchema), data).map(({ measures, ...sheet }): Starter => ({
  ...sheet,
  garment: sheet.garments[0] ?? null,
  measures: measures.map((key) => measureOf(key)),
}));

/** The four specified templates, which a record can be taken by. They are for no garment of the catalogue. */
export const templates: readonly Sheet[] = builtInSheets.filter(({ garment }) => garment === null);

/** Sheets to begin with, which together serve every garment of the catalogue that is made to measure. */
export const starters: readonly Starter[] = builtInSheets.filter(({ garment }) => garment !== null);

/** Returns the starters in their order, those that serve one of `garments` first. */
export function startersFor(garments: readonly string[]): readonly Starter[] {
  const serves = (sheet: Starter) => sheet.garments.some((garment) => garments.includes(garment));
  return [...starters.filter(serves), ...starters.filter((sheet) => !serves(sheet))];
}

/**
 * Returns the starters that stand among a tailor's sheets: those for a garment of `garments` that no own sheet is for. A starter gives
 * way to an own sheet of its name.
 */
export function startersAmong(own: readonly Pick<Sheet, 'name' | 'garment'>[], garments: readonly string[]) {
  const missing = garments.filter((garment) => !own.some((sheet) => sheet.garment === garment));
  const hasName = ({ name }: Starter) => own.some((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  return starters.filter((starter) => !hasName(starter) && starter.garments.some((each) => missing.includes(each)));
}
