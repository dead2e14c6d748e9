import { knownMeasure, knownMeasures } from '@shared/measurements/common-measures';
import type { Measure } from '@shared/measurements/contract';
import type { FormMeasure } from '../form/form-measures';
import { tokensOf } from './spoken-length';

/** A measure of the sheet in hand, as far as a line can name it. */
export type NamedMeasure = Pick<FormMeasure, 'key' | 'name' | 'synonyms'>;

/** What a word or letters of a line mean on the sheet in hand. */
export interface Meaning {
  /** The measures of the sheet that it means. If there are several, the user is asked. */
  keys: readonly string[];
  /** Measures of the sheet that it means less often. */
  others: readonly string[];
  /** The measure that it means, if that one is not on the sheet. */
  elsewhere?: string;
}

/** Letters of one measure that mean no other measure of the sheet. */
export interface SheetLetters {
  key: string;
  /** 'AH' */
  letters: string;
  /** 'armhole' */
  name: string;
}

/** Returns the function that says what words mean on a sheet, in the form of the tokens of a line. */
export function meaningsOn(measures: readonly NamedMeasure[]): (words: string) => Meaning | undefined {
  const usualNames = ({ key }: NamedMeasure) => usualWords.get(key) ?? [];
  const tiers = [({ name }: NamedMeasure) => [name], ({ synonyms }: NamedMeasure) => synonyms, usualNames].map(
    (wordsOf) => byWord(measures, (measure) => wordsOf(measure).map(asTokens)),
  );
  const own = byWord(measures, ownLetters);
  const derived = byWord(measures, derivedLetters);
  return (words) => {
    const named = tiers.find((tier) => tier.has(words))?.get(words);
    if (named) return { keys: named, others: [] };
    const [keys = [], others = []] = [own.get(words), derived.get(words)];
    const [usual = '', ...more] = knownLetters.get(words) ?? [];
    const isMissing = more.length === 0 && inEveryBook.has(usual) && !measures.some(({ key }) => key === usual);
    if (isMissing && keys.length + others.length > 0) return { keys: [], others: [...new Set([...keys, ...others])] };
    if (keys.length > 0) return { keys, others: others.filter((key) => !keys.includes(key)) };
    if (others.length > 0) return { keys: others, others: [] };
    return meaningElsewhere(words, measures);
  };
}

/** Returns the letters that each measure of a sheet can be written with; a measure without such letters is missing. */
export function lettersOn(measures: readonly NamedMeasure[]): SheetLetters[] {
  const meaningOf = meaningsOn(measures);
  return measures.flatMap((measure) => {
    const letters = [...ownLetters(measure), ...derivedLetters(measure)].find((each) => {
      const keys = meaningOf(each)?.keys;
      return keys?.length === 1 && keys[0] === measure.key;
    });
    return letters ? [{ key: measure.key, letters: letters.toUpperCase(), name: measure.name.toLowerCase() }] : [];
  });
}

/** Returns the form of a name in which a line has it: 'Sleeve  Length' -> 'sleeve length'. */
const asTokens = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ');

/** Between a name and its number. */
export const linking = new Set(['is', 'are', 'at', 'equals', '=', ':', '-', '–', 'of']);

/** Between measures. */
export const separating = new Set([',', ';', '.', '/', '|', 'and', 'then', 'next', 'comma']);

/** Returns what words mean that mean nothing on the sheet: a similar measure of the sheet, or a measure of another sheet. */
function meaningElsewhere(words: string, measures: readonly NamedMeasure[]): Meaning | undefined {
  const [elsewhere, ...more] = known.get(words) ?? knownLetters.get(words) ?? [];
  if (!elsewhere || more.length > 0) return undefined;
  const similar = measures.flatMap(({ key }) => (key === similarTo.get(elsewhere) ? [key] : []));
  return similar.length > 0 ? { keys: [], others: similar } : { keys: [], others: [], elsewhere };
}

/** The letters of a measure in a tailor's book. Without usual ones, and under another name than the usual one, its initials. */
function ownLetters({ key, name }: NamedMeasure): string[] {
  const usual = bookLetters.get(key);
  return usual && name === knownMeasure(key)?.name ? usual : [...(usual ?? []), ...initialsOf(name)];
}

/** Other letters that a measure may be written with: its initials, or those of the other names that the shop has for it. */
const derivedLetters = ({ key, name, synonyms }: NamedMeasure) =>
  bookLetters.has(key) ? initialsOf(name) : synonyms.flatMap(initialsOf);

/** 'Sleeve length' -> 's', 'sl'; 'Cape' -> 'c', 'ca'. */
function initialsOf(name: string): string[] {
  const words = asTokens(name)
    .split(' ')
    .filter((word) => /^\p{L}/u.test(word));
  const [first = ''] = words;
  const initials = [first.slice(0, 1), words.map((word) => word.slice(0, 1)).join(''), first.slice(0, 2)];
  return [...new Set(initials)].filter((each) => each && !['in', 'cm'].includes(each) && !linking.has(each));
}

function byWord(measures: readonly NamedMeasure[], wordsOf: (measure: NamedMeasure) => readonly string[]) {
  const keys = new Map<string, string[]>();
  for (const measure of measures) {
    for (const word of new Set(wordsOf(measure))) keys.set(word, [...(keys.get(word) ?? []), measure.key]);
  }
  return keys;
}

const listed = (table: Partial<Record<Measure, string>>) =>
  new Map<string, string[]>(Object.entries(table).map(([key, list]) => [key, list.split(', ')]));

/** The letters that tailors write in their books. */
const bookLetters = listed({
  neck: 'n, nk',
  chest: 'c, ch, b, bu',
  waist: 'w, wa, ws',
  shoulder: 's, sh, sw',
  sleeveLength: 's, sl',
  armhole: 'ah',
  bicep: 'b, bi, bc',
  wrist: 'wr',
  hip: 'h, hp',
  inseam: 'ins, il',
  outseam: 'l, os, outs, ol',
  thigh: 'l, th',
  knee: 'k, kn',
  ankle: 'an',
  rise: 'r, ri',
  shirtLength: 'l, shl',
  jacketLength: 'l, jl',
  dressLength: 'l, dl',
});

/** Their letters mean them first: on a sheet without a waist, the user is asked whether 'W34' is the wrist. */
const inEveryBook = new Set(['neck', 'chest', 'waist', 'hip', 'sleeveLength']);

/** Names as they are spoken, and as dictation writes them, beside the names and other names of `knownMeasures`. */
const spokenNames = listed({
  neck: 'neck size, neck round',
  chest: 'chest round',
  waist: 'waste, waist round',
  shoulder: 'shoulders, across shoulder, across shoulders, shoulder to shoulder',
  sleeveLength: 'sleeves, sleeves length',
  armhole: 'arm hole, armholes',
  bicep: 'biceps',
  wrist: 'wrist round',
  hip: 'hip round',
  inseam: 'in seam',
  outseam: 'out seam, outer leg',
  thigh: 'thighs',
  knee: 'knees',
  ankle: 'ankles',
  rise: 'crotch depth',
});

/** Measures that some shops mean by another one's name. They are not the same, so the user is asked. */
const similarTo = new Map<string, Measure>([
  ['roundSleeve', 'bicep'],
  ['cuff', 'wrist'],
  ['trouserLength', 'outseam'],
  ['trouserBottom', 'ankle'],
  ['crotch', 'rise'],
]);

const usualWords = new Map(
  knownMeasures.map(({ key, name, synonyms }) => [key, [name, ...synonyms, ...(spokenNames.get(key) ?? [])]]),
);
const known = byWord(knownMeasures, ({ key }) => (usualWords.get(key) ?? []).map(asTokens));
const knownLetters = byWord(knownMeasures, ({ key }) => bookLetters.get(key) ?? []);
