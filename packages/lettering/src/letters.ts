import bidiFactory from 'bidi-js';
import { faceFor, type Face } from './faces';
import { eastAsian, fraunces, inter, otherScripts, type FontFamily } from './font-files';

/** A text whose every character has a glyph. Positions are in UTF-16 units. */
export interface Letters {
  text: string;
  /** The face of the character at each position. */
  faces: readonly Face[];
  /** Bidi levels; odd for right-to-left text. */
  levels: Uint8Array;
  rightToLeft: boolean;
  lineHeight: number;
}

/** The reader's language, which decides the form of Han characters: Chinese and Japanese fonts draw some differently. */
export type EastAsianLanguage = keyof typeof eastAsian;

interface Choice {
  /** Whether to try the serif first: it sets the whole text or none of it. */
  serif: boolean;
  language: EastAsianLanguage;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Characters without a visible glyph. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** Pictographs, except signs that occur in names. */
const emoji = /(?![©®™])\p{Extended_Pictographic}/u;

/**
 * Chooses a face for every letter and drops letters without one, such as emoji, so that there is never an empty box. The
 * result may be empty.
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

/** Returns one line without control characters (also bidi), with at most 5 marks per letter and none without a letter. */
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

/** Returns the grapheme clusters of a text. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Drops marks without a glyph but keeps their letter. A space gets the face of the word before it, so that it ends no run. */
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
