import {
  catalogue,
  catalogueMeasure,
  keysByWord,
  measureName,
  measureNames,
  type Measure,
} from '@shared/measurements/catalogue';
import { tokensOf } from '@shared/measurements/spoken-length';

/** A measure of the sheet in hand, as far as a line can name it. */
export type NamedMeasure = Pick<Measure, 'key' | 'name' | 'synonyms'>;

/** What a word or letters of a line mean on the sheet in hand. */
export interface Meaning {
  /** The measures of the sheet that it means. If there are several, the user is asked. */
  keys: readonly string[];
  /** Measures of the sheet that it means less often. */
  others: readonly string[];
  /** Those of `keys` that the user is always asked about. */
  asked: readonly string[];
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
  const keysNamed = measureNames(measures, asTokens);
  const own = keysByWord(measures, ownLetters);
  const derived = keysByWord(measures, derivedLetters);
  return (words) => {
    const named = keysNamed(words);
    if (named.length > 0) return { keys: named, others: [], asked: [] };
    const [keys = [], others = []] = [own.get(words), derived.get(words)];
    if (keys.length + others.length === 0) return meaningElsewhere(words, measures);
    if (isOfMissingMeasure(words, measures)) return asking([...new Set([...keys, ...others])]);
    const meant = keys.length > 0 ? keys : others;
    return withDoubts({ keys: meant, others: others.filter((key) => !meant.includes(key)) }, words, measures);
  };
}

/** Returns the letters that each measure of a sheet can be written with; a measure without such letters is missing. */
export function lettersOn(measures: readonly NamedMeasure[]): SheetLetters[] {
  const meaningOf = meaningsOn(measures);
  return measures.flatMap((measure) => {
    const letters = [...ownLetters(measure), ...derivedLetters(measure)].find((each) => {
      const { keys = [], asked = [] } = meaningOf(each) ?? {};
      return keys.length === 1 && keys[0] === measure.key && asked.length === 0;
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

/** Their letters mean them first: on a sheet without a waist, the user is asked whether 'W34' is the wrist. */
const inEveryBook = new Set(['neck', 'chest', 'waist', 'hip', 'sleeveLength']);

/** Whether letters mean a measure of every book that is not on the sheet. */
function isOfMissingMeasure(letters: string, measures: readonly NamedMeasure[]): boolean {
  const [usual = '', ...more] = keysByLetters.get(letters) ?? [];
  return more.length === 0 && inEveryBook.has(usual) && !measures.some(({ key }) => key === usual);
}

/**
 * Adds what the user is asked about: a single letter that begins no word of the measure's name on the sheet, as the 'L' of a lap for
 * the thigh. If it begins a word of other measures ('Kaftan length'), these may be meant. The letters of every book are certain.
 */
function withDoubts(
  { keys, others }: Pick<Meaning, 'keys' | 'others'>,
  letters: string,
  measures: readonly NamedMeasure[],
): Meaning {
  if (letters.length > 1) return { keys, others, asked: [] };
  const begun = measures.filter(({ name }) => wordsOf(name).some((word) => word.startsWith(letters)));
  const isBegun = (key: string) => inEveryBook.has(key) || begun.some((each) => each.key === key);
  const asked = keys.filter((key) => !isBegun(key));
  if (asked.length < keys.length) return { keys, others, asked };
  return asking([...new Set([...begun.map(({ key }) => key), ...keys, ...others])]);
}

/** The meaning of words that the user decides on. */
const asking = (others: readonly string[]): Meaning => ({ keys: [], others, asked: [] });

/** Returns what words mean that mean nothing on the sheet: a similar measure of the sheet, or a measure of another sheet. */
function meaningElsewhere(words: string, measures: readonly NamedMeasure[]): Meaning | undefined {
  const named = keysInCatalogue(words);
  const [elsewhere, ...more] = named.length > 0 ? named : (keysByLetters.get(words) ?? []);
  if (!elsewhere || more.length > 0) return undefined;
  const similar = measures.flatMap(({ key }) => (key === catalogueMeasure(elsewhere)?.similar ? [key] : []));
  return similar.length > 0 ? asking(similar) : { ...asking([]), elsewhere };
}

/** The letters of a measure in a tailor's book. Without usual ones, and under another name than the usual one, its initials. */
function ownLetters({ key, name }: NamedMeasure): readonly string[] {
  const usual = lettersOf(key);
  return usual.length > 0 && name === measureName(key) ? usual : [...usual, ...initialsOf(name)];
}

/** Other letters that a measure may be written with: its initials, or those of the other names that the shop has for it. */
const derivedLetters = ({ key, name, synonyms }: NamedMeasure) =>
  lettersOf(key).length > 0 ? initialsOf(name) : synonyms.flatMap(initialsOf);

/** Returns the letters that tailors write for a measure. */
const lettersOf = (key: string): readonly string[] => catalogueMeasure(key)?.letters ?? [];

/** 'Sleeve length' -> 's', 'sl'; 'Cape' -> 'c', 'ca'. */
function initialsOf(name: string): string[] {
  const words = wordsOf(name);
  const [first = ''] = words;
  const initials = [first.slice(0, 1), words.map((word) => word.slice(0, 1)).join(''), first.slice(0, 2)];
  return [...new Set(initials)].filter((each) => each && !['in', 'cm'].includes(each) && !linking.has(each));
}

const wordsOf = (name: string) =>
  asTokens(name)
    .split(' ')
    .filter((word) => /^\p{L}/u.test(word));

const keysInCatalogue = measureNames(catalogue, asTokens);
const keysByLetters = keysByWord(catalogue, ({ letters }) => letters);
