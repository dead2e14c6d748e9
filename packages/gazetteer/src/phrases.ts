import { inFull, plainWords } from './name-key';
import type { PlaceIndex } from './place-index';
import type { PostalCodes, PostalSpot } from './postal-codes';

/** Words that form a known name. */
export interface Phrase {
  /** Towns, regions and countries of this name, the most populous towns first. */
  spots: readonly number[] | Uint32Array;
  /** Regions and countries with this abbreviation. */
  short: readonly number[];
  /** Whether it is the complete text between two commas. */
  whole: boolean;
  /** Whether it ends the text before a comma. */
  last: boolean;
}

/** The parts of a text, in order. */
export interface Phrases {
  known: Phrase[];
  /** Number of words that belong to no known name. */
  unknownWords: number;
  postal: PostalSpot[];
}

const limits = { characters: 120, parts: 4, words: 7 };
/** Words for streets: '12 High Street, Brixton' is not in the town of Street. */
export const streetWords: ReadonlySet<string> = new Set([
  'street',
  'road',
  'rd',
  'avenue',
  'ave',
  'lane',
  'ln',
  'drive',
  'close',
  'way',
  'crescent',
  'square',
  'terrace',
  'boulevard',
  'blvd',
  'rue',
]);
/** Words for streets only at the end: 'Main St', not 'St Albans'. */
const streetEnds: ReadonlySet<string> = new Set(['st', 'dr']);
/** Words for a part of a street, after its name: 'High Street North'. */
const directions: ReadonlySet<string> = new Set(['north', 'south', 'east', 'west']);
const leadingWords = new Set(['in', 'near', 'at', 'around', 'by']);

/** Splits a text: 'Brixton, London' -> [['brixton'], ['london']]. Drops 'near', a street, and text beyond the limits. */
export function partsOf(text: string, index: PlaceIndex): string[][] {
  const parts = text
    .slice(0, limits.characters)
    .split(/[,;|/()\n\r\t]+/)
    .map((part) => plainWords(part).split(' ').filter(Boolean).slice(0, limits.words))
    .filter((part) => part.length > 0)
    .slice(0, limits.parts);
  const [first] = parts;
  if (first?.join(' ') === 'near me') return [];
  if (first && (first.length > 1 || parts.length > 1) && leadingWords.has(first[0] ?? '')) first.shift();
  if (first && parts.length > 1) first.splice(0, wordsOfStreet(first, index));
  return parts.filter((part) => part.length > 0);
}

/**
 * Returns the number of words at the start that are a street: 2 in 'Opebi Road Ikeja' and in 'Rye Lane SE15', which is not in the
 * town of Rye; 0 in 'Federal Way', which is a town.
 */
function wordsOfStreet(words: readonly string[], index: PlaceIndex): number {
  if (words.length < 2 || index.named(inFull(words.join(' '))).length > 0) return 0;
  const last = words.length - 1;
  const street = 1 + words.findLastIndex((word, at) => streetWords.has(word) || (at === last && streetEnds.has(word)));
  return street === last && directions.has(words[last] ?? '') ? words.length : street;
}

/** Splits a text into known names, as few and as long as possible. */
export function phrasesOf(parts: readonly (readonly string[])[], index: PlaceIndex, codes: PostalCodes): Phrases {
  const phrases: Phrases = { known: [], unknownWords: 0, postal: [] };
  const one = parts.length === 1 && parts[0]?.length === 1;
  parts.forEach((part, number) => {
    const { found, rest } = codes.readIn(part);
    phrases.postal.push(...found);
    const inPart = phrasesIn(rest, index, one || number > 0 || found.length > 0);
    phrases.known.push(...inPart.known);
    phrases.unknownWords += inPart.unknownWords;
  });
  return phrases;
}

interface Split {
  known: Phrase[];
  unknownWords: number;
}

/** Finds the best split from each word on, from the last word to the first. */
function phrasesIn(words: readonly string[], index: PlaceIndex, shortAtStart: boolean): Split {
  const best: Split[] = [];
  best[words.length] = { known: [], unknownWords: 0 };
  for (let from = words.length - 1; from >= 0; from--) {
    const after = best[from + 1] ?? { known: [], unknownWords: 0 };
    let split: Split = { known: after.known, unknownWords: after.unknownWords + 1 };
    for (let to = words.length; to > from; to--) {
      const rest = best[to] ?? after;
      const mayBeShort = from > 0 ? isArea(rest, index) : shortAtStart;
      const at = { whole: to - from === words.length, last: to === words.length };
      const known = phraseOf(words.slice(from, to), index, mayBeShort, at);
      if (!known) continue;
      const next = { known: [known, ...rest.known], unknownWords: rest.unknownWords };
      if (isBetter(next, split)) split = next;
    }
    best[from] = split;
  }
  return best[0] ?? { known: [], unknownWords: 0 };
}

/** Returns whether the words after an abbreviation are areas too: 'TX, USA', but not the 'on' of 'Hay-on-Wye'. */
function isArea({ known, unknownWords }: Split, index: PlaceIndex): boolean {
  return (
    unknownWords === 0 &&
    known.every(({ spots, short }) => short.length > 0 || spots.some((spot) => !index.isTown(spot)))
  );
}

function isBetter(a: Split, b: Split): boolean {
  return a.unknownWords < b.unknownWords || (a.unknownWords === b.unknownWords && a.known.length < b.known.length);
}

function phraseOf(
  words: readonly string[],
  index: PlaceIndex,
  mayBeShort: boolean,
  at: Pick<Phrase, 'whole' | 'last'>,
): Phrase | undefined {
  const text = words.join(' ');
  const spots = index.named(inFull(text));
  // 'Los Angeles, CA' has a state, 'La Paz' has none. Names of countries that are longer than a code may be at any position.
  const short = mayBeShort || text.length > 2 ? index.inShort(text) : [];
  return spots.length + short.length > 0 ? { spots, short, ...at } : undefined;
}
