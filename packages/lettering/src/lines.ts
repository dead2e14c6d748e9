import { graphemesOf, type Letters } from './letters';

/** A line of a text, from `start` up to `end`, without the space at its end. */
export interface Line {
  start: number;
  end: number;
}

/** Returns the width of a part of the text in pixels. */
type Measure = (start: number, end: number) => number;

const words = new Intl.Segmenter('en', { granularity: 'word' });
/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const opening = /^\p{Ps}$/u;

/** Returns the possible line breaks: after spaces and hyphens, and between words without a space. */
export function breaksOf({ text }: Pick<Letters, 'text'>): number[] {
  const breaks: number[] = [];
  let before = '';
  for (const { segment, index, isWordLike } of words.segment(text)) {
    const behindSpace = /\s$/.test(before);
    const behindHyphen = /^[-–—/]$/.test(before) && isWordLike;
    const begins = isWordLike || opening.test(segment);
    const behindWord = begins && !opening.test(before) && (unspaced.test(segment) || unspaced.test(before));
    if (index > 0 && (behindSpace || behindHyphen || behindWord)) breaks.push(index);
    before = segment;
  }
  return [...breaks, text.length];
}

/** Returns the position after every letter, for breaking a word that is too long for a line. */
export function splitsOf({ text }: Pick<Letters, 'text'>): number[] {
  let end = 0;
  return graphemesOf(text).map((grapheme) => (end += grapheme.length));
}

/** Returns as few lines as possible; undefined if a part between two breaks is wider than a line. */
export function breakLines(
  text: string,
  breaks: readonly number[],
  measure: Measure,
  maxWidth: number,
): Line[] | undefined {
  const lines: Line[] = [];
  let start = 0;
  let end = 0;
  for (const next of breaks) {
    const fits = measure(start, trimmed(text, start, next)) <= maxWidth;
    if (!fits && end > start) {
      lines.push({ start, end: trimmed(text, start, end) });
      start = end;
    }
    if (!fits && measure(start, trimmed(text, start, next)) > maxWidth) return undefined;
    end = next;
  }
  if (end > start) lines.push({ start, end: trimmed(text, start, end) });
  return lines;
}

/** Returns the same number of lines with lengths as equal as possible. */
export function balanced(text: string, breaks: readonly number[], measure: Measure, maxWidth: number): Line[] {
  const widest = breakLines(text, breaks, measure, maxWidth) ?? [];
  let lines = widest;
  let tooNarrow = maxWidth / 4;
  let wide = maxWidth;
  while (widest.length > 1 && wide - tooNarrow > 4) {
    const width = (wide + tooNarrow) / 2;
    const narrower = breakLines(text, breaks, measure, width);
    if (narrower?.length === widest.length) {
      lines = narrower;
      wide = width;
    } else tooNarrow = width;
  }
  return lines;
}

function trimmed(text: string, start: number, end: number): number {
  return start + text.slice(start, end).trimEnd().length;
}
