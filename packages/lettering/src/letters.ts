import bidiFactory from 'bidi-js';
import { faceFor, type Face } from './faces';
import { eastAsian, fraunces, inter, otherScripts, type FontFamily } from './font-files';

/** A text of which every character can be drawn. Positions are those of UTF-16, as everywhere in JavaScript. */
export interface Letters {
  text: string;
  /** The face that draws the character at each position. */
  faces: readonly Face[];
  /** Odd where the text runs from right to left. */
  levels: Uint8Array;
  rightToLeft: boolean;
  lineHeight: number;
}

/** The language of the reader as far as it shapes letters: the same Chinese letter is drawn otherwise in Japan. */
export type EastAsianLanguage = keyof typeof eastAsian;

interface Choice {
  /** Whether the serif is tried first: it sets the whole text or nothing of it. */
  serif: boolean;
  language: EastAsianLanguage;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Drawn by no glyph of their own. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Pictures rather than letters, but for signs that stand in names. */
const emoji = /(?![©®™])\p{Extended_Pictographic}/u;

/**
 * Chooses a face for every letter and leaves out what none has, as emoji: there is never an empty box. Nothing of a
 * text may be left.
 */
export async function lettersOf(text: string, { serif, language }: Choice): Promise<Letters> {
  const families = [inter, ...otherScripts, eastAsian[language], ...Object.values(eastAsian)];
  const known = await choose(tidy(text), families);
  const inSerif = serif && (await setInSerif(known.text));
  const { text: drawn, faces } = inSerif || known;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(drawn, 'auto');
  const lineHeight = Math.max(0, ...faces.map((face) => face.family.lineHeight));
  return { text: drawn, faces, levels, rightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1, lineHeight };
}

/** One line without control characters, bidi controls included, and with no more than a handful of marks on a letter and none on nothing. */
export function tidy(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/(\p{M}{5})\p{M}+/gu, '$1')
    .replace(/(?<![^ ])\p{M}+/gu, '')
    .trim();
}

/** Every part of a text that a reader takes for one letter. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Marks that no font has are left out rather than their letter. A space stays with the word before it: no run ends there. */
async function choose(text: string, families: readonly FontFamily[]) {
  const faces: Face[] = [];
  let drawn = '';
  for (const grapheme of graphemesOf(text)) {
    const space = grapheme === ' ';
    if (emoji.test(grapheme) || (space && /(^| )$/.test(drawn))) continue;
    for (const letter of new Set([grapheme, grapheme.replace(/\p{M}/gu, '')])) {
      const face = (space && faces.at(-1)) || (await faceFor(charactersOf(letter), families));
      if (!face) continue;
      drawn += letter;
      faces.push(...Array<Face>(letter.length).fill(face));
      break;
    }
  }
  const length = drawn.trimEnd().length;
  return { text: drawn.slice(0, length), faces: faces.slice(0, length) };
}

function charactersOf(letter: string): number[] {
  return [...letter.replace(invisible, '')].map((character) => character.codePointAt(0) ?? 0);
}

async function setInSerif(text: string) {
  const marked = /\p{M}/u.test(text);
  const set = !marked && (await choose(text, [fraunces]));
  return set && set.text === text && set;
}
