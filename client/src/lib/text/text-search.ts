import { latinDigits } from '@shared/contract/digits';
import { inPlainLetters } from '@seamfolk/gazetteer/plain-letters';

/**
 * Returns text for comparing in a search: lower case without accents and vowel signs, so that 'Adé', 'ADE' and 'ade', and 'أحمد' and
 * 'احمد' are equal.
 */
export function fold(text: string): string {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return latinDigits(inPlainScript(inPlainLetters(letters)).replace(/ς/g, 'σ'));
}

/** Returns a phone number for comparing: without spaces, brackets, dots, slashes and hyphens. */
export function foldNumber(text: string): string {
  return fold(latinDigits(text)).replace(/[\s().\p{Pd}\u2212/]/gu, '');
}

/** Apostrophes and hyphens of every kind: typed, curly, letters such as the okina, and soft hyphens. */
const joiners = /['`\u00b4\u2018\u2019\u201b\u02b9\u02bb-\u02bf\u2032\u05f3\u05f4\uff07\u00ad\u2212\p{Pd}]/gu;

const single = (text: string) => text.replace(/\s+/g, ' ');

/**
 * The two ways to compare a name: apostrophes and hyphens removed, and replaced by spaces. 'OBrien' and 'O Brien' both
 * find "O'Brien"; 'Weiling' and 'Wei Ling' both find 'Wei-Ling'.
 */
export const nameFolds: readonly ((name: string) => string)[] = [
  (name) => single(fold(name).replace(joiners, '')),
  (name) => single(fold(name).replace(joiners, ' ')),
];

/** Returns a name for comparing two clients. */
export const nameKey = (name: string) => nameFolds[0]?.(name).trim() ?? name;

/** The only way to compare a number. */
export const numberFolds = [foldNumber];

/**
 * Returns the range of `text` that matches `query`, including the marks of its last letter; null if it matches with none of
 * `folds`. A fold must work letter by letter.
 */
export function findMatch(text: string, query: string, folds = nameFolds): { start: number; end: number } | null {
  for (const folded of folds) {
    const needle = folded(query).trim();
    const match = needle && findFolded(text, needle, folded);
    if (match) return match;
  }
  return null;
}

function findFolded(text: string, needle: string, folded: (text: string) => string) {
  let hay = '';
  const starts: number[] = [];
  const ends: number[] = [];
  // A letter together with the combining marks that follow it.
  for (const { 0: letter, index } of text.matchAll(/[^]\p{M}*/gu)) {
    const plain = folded(letter);
    if (plain === ' ' && hay.endsWith(' ')) continue;
    hay += plain;
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(index);
      ends.push(index + letter.length);
    }
  }
  const found = hay.indexOf(needle);
  if (found === -1) return null;
  return { start: starts[found] ?? 0, end: ends[found + needle.length - 1] ?? text.length };
}

/** Letters that are written in two ways, and the one that stands for both. */
const sameLetters: Readonly<Record<string, string>> = {
  // Arabic: alef with a wasla, alef maksura, Farsi and Urdu yeh, kaf and heh, ta marbuta.
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ې: 'ي', ے: 'ي', ک: 'ك', ڪ: 'ك', ة: 'ه', ہ: 'ه', ھ: 'ه', ۃ: 'ه', ە: 'ه' },
  // Devanagari: chandrabindu, which many write as anusvara.
  'ँ': 'ं',
};

const letters = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu');

/**
 * What people leave out when they type: Arabic vowel signs, tatweel, and the hamza and madda above or below a letter; Hebrew points; the
 * nukta of Indian scripts; joiners and marks of direction.
 */
const leftOut =
  /[\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Returns a decomposed text (NFD) as its letters are compared: 'أحمد' and 'احمد', 'فاطمة' and 'فاطمه', 'علی' and 'علي' are equal. It works
 * letter by letter.
 */
const inPlainScript = (text: string): string =>
  text.replace(leftOut, '').replace(letters, (letter) => sameLetters[letter] ?? letter);
