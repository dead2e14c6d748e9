import * as z from 'zod/mini';
import { specifiedKeys, type SpecifiedKey } from './contract';
import { measureKey } from './measure-key';
import data from './measures.json' with { type: 'json' };

/** Something that the tape takes. `key` is the same in every sheet and record, the words are those of a shop. */
export interface Measure {
  key: string;
  name: string;
  /** Other names. */
  synonyms: string[];
  /** Where the tape goes. */
  guide: string | null;
}

/** A measure of the catalogue. Its key never changes, because records contain it. */
const catalogueMeasureSchema = z.strictObject({
  key: measureKey,
  name: z.string(),
  synonyms: z.array(z.string()),
  /** Its names as they are spoken, and as dictation writes them, beside `name` and `synonyms`. */
  spoken: z._default(z.array(z.string()), []),
  guide: z.string(),
  /** The letters that tailors write for it in their books. */
  letters: z._default(z.array(z.string()), []),
  /** The key of a measure that some shops mean by this name. They are not the same. */
  similar: z.optional(measureKey),
  /**
   * The smallest and the largest adult of three surveys, in centimetres; missing for armholes, and for what only the style of a
   * garment decides. Lengths are differences of heights above the floor of 6,068 women and men (C. C. Gordon and others: 2012
   * Anthropometric Survey of U.S. Army Personnel: Methods and Summary Statistics. Natick/TR-15/007, 2014); their waist is at the
   * navel. Garments end between the ends of a short and of a long one. Girths and shoulders also are from 507 women and men (G.
   * Heinz, L. J. Peterson, R. W. Johnson, C. J. Kerk: Exploring Relationships in Body Dimensions. Journal of Statistics Education
   * 11(2), 2003) and 252 men (K. W. Penrose, A. G. Nelson, A. G. Fisher: Generalized body composition prediction equation for men
   * using simple measurement techniques. Medicine and Science in Sports and Exercise 17(2), 1985).
   */
  sizes: z.optional(z.tuple([z.number(), z.number()])),
});

export type CatalogueMeasure = z.output<typeof catalogueMeasureSchema>;

/** All measures with a fixed key: the 18 specified ones first, in their order, then 47 for the garments of the catalogue. */
export const catalogue: readonly CatalogueMeasure[] = z.parse(z.array(catalogueMeasureSchema), data);

const byKey = new Map(catalogue.map((measure) => [measure.key, measure]));

/** Returns the measure of the catalogue with a key; undefined for a measure that a tailor has made. */
export const catalogueMeasure = (key: string): CatalogueMeasure | undefined => byKey.get(key);

/** Returns the usual name of a measure: 'sleeveLength' -> 'Sleeve Length', 'shoulder' -> 'Shoulder Width'. */
export const measureName = (key: string): string => byKey.get(key)?.name ?? key;

/** Returns the measure with a key, in its usual words or under the name that a record has for it. */
export function measureOf(key: string, name = measureName(key)): Measure {
  const { synonyms = [], guide = null } = byKey.get(key) ?? {};
  return { key, name, synonyms, guide };
}

/** Returns the measures of a sheet in their order. One without a guide of the shop has the usual one. */
export const measuresOf = ({ measures }: { measures: readonly Measure[] }): Measure[] =>
  measures.map((measure) => ({ ...measure, guide: measure.guide ?? byKey.get(measure.key)?.guide ?? null }));

const specified = new Set<string>(specifiedKeys);

/** Whether a key is one of the 18 whose values are in `measurements` and not in `ownMeasures`. */
export const isSpecified = (key: string): key is SpecifiedKey => specified.has(key);

/**
 * Room below and above the surveyed adults, for children from about three years, for larger people, and for a tape that lies
 * loosely. With these values an adult's figure in the wrong unit is outside of the range of almost every measure of the body.
 */
const [roomBelow, roomAbove] = [0.62, 1.25];

/** Returns the range of plausible sizes of a measure in millimetres; undefined if none is known. */
export function usualSizes(key: string): { leastMm: number; mostMm: number } | undefined {
  const sizes = byKey.get(key)?.sizes;
  return sizes && { leastMm: sizes[0] * 10 * roomBelow, mostMm: sizes[1] * 10 * roomAbove };
}

type Named = Pick<Measure, 'key' | 'name' | 'synonyms'>;

/**
 * Returns the lookup of the keys that a name means among `measures`: those with this name, or else with this other name, or else
 * those that the catalogue or a speaker calls so. `normalized` gives names the form of the texts that are looked up.
 */
export function measureNames(
  measures: readonly Named[],
  normalized: (name: string) => string,
): (text: string) => readonly string[] {
  const tiers = [({ name }: Named) => [name], ({ synonyms }: Named) => synonyms, usualNames].map((namesOf) =>
    keysByWord(measures, (measure) => namesOf(measure).map(normalized)),
  );
  return (text) => tiers.find((tier) => tier.has(text))?.get(text) ?? [];
}

function usualNames({ key }: Named): readonly string[] {
  const measure = byKey.get(key);
  return measure ? [measure.name, ...measure.synonyms, ...measure.spoken] : [];
}

/** Returns the keys of the measures by each of their words. */
export function keysByWord<M extends { key: string }>(
  measures: readonly M[],
  wordsOf: (measure: M) => readonly string[],
): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const measure of measures) {
    for (const word of new Set(wordsOf(measure))) keys.set(word, [...(keys.get(word) ?? []), measure.key]);
  }
  return keys;
}
