import { round } from './round';
import { lettersOf, type EastAsianLanguage, type Letters } from './letters';
import { balanced, breaksOf, brokenInto, splitsOf, type Line } from './lines';
import { setter } from './shape';

/** The room that a text has and how it may use it. Pixels. */
export interface TextRoom {
  width: number;
  height: number;
  maxLines: number;
  /** Largest first; the smallest is kept and the text cut where even that does not fit. */
  sizes: readonly number[];
  weight: number;
  /** Set in the serif where that has all letters. */
  serif?: boolean;
  /** Between letters, in sizes. */
  spacing?: number;
  /** From line to line, in sizes, for a size; taller where the letters need it. */
  lineHeight?: (size: number) => number;
  /** Lines of equal length rather than long ones. */
  even?: boolean;
}

/** A text that fits its room: '' has no height. */
export interface TextBlock {
  /** Pixels. */
  height: number;
  size: number;
  lines: readonly string[];
  /** The shapes, with the block's top start corner at these pixels. */
  draw: (x: number, y: number, ink: string) => string;
}

/** How far letters reach above and below the base line, in sizes, as far as they are centred in their line. */
const ascent = 0.975;
const descent = 0.25;

/** Sets a text as large as it fits; '…' ends what is too long even so. What no font has is left out. */
export async function textBlock(text: string, room: TextRoom, language: EastAsianLanguage): Promise<TextBlock> {
  const choice = { serif: room.serif ?? false, language };
  const letters = await lettersOf(text, choice);
  for (const size of room.sizes) {
    const lines = fitted(letters, size, room);
    if (lines) return block(letters, lines, size, room);
  }
  return cutOff(letters, room, (shorter) => lettersOf(shorter, choice));
}

/** Whole words only, except in the smallest size. */
function fitted(letters: Letters, size: number, room: TextRoom): Line[] | undefined {
  const { width } = setter(letters, { ...room, size });
  const { text } = letters;
  const breaks = breaksOf(letters);
  const whole = brokenInto(text, breaks, width, room.width);
  const lines =
    whole ?? (size === room.sizes.at(-1) ? brokenInto(text, splitsOf(letters), width, room.width) : undefined);
  const tooMany =
    !lines || lines.length > room.maxLines || lines.length * lineHeightOf(letters, size, room) > room.height;
  if (tooMany) return undefined;
  return whole && room.even ? balanced(text, breaks, width, room.width) : lines;
}

/** The longest beginning that fits in the smallest size. */
async function cutOff(letters: Letters, room: TextRoom, prepared: (text: string) => Promise<Letters>) {
  const size = room.sizes.at(-1) ?? 0;
  const ends = [0, ...splitsOf(letters)];
  const cutAt = (count: number) => prepared(`${letters.text.slice(0, ends[count]).trimEnd()}…`);
  let fits = 0;
  let tooLong = ends.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (fitted(await cutAt(middle), size, room)) fits = middle;
    else tooLong = middle;
  }
  const shorter = await cutAt(fits);
  return block(shorter, fitted(shorter, size, room) ?? [], size, room);
}

function block(letters: Letters, lines: readonly Line[], size: number, room: TextRoom): TextBlock {
  const { width, draw } = setter(letters, { ...room, size });
  const lineHeight = lineHeightOf(letters, size, room);
  const blockWidth = Math.max(0, ...lines.map(({ start, end }) => width(start, end)));
  const base = (lineHeight + (ascent - descent) * size) / 2;
  return {
    height: lines.length * lineHeight,
    size,
    lines: lines.map(({ start, end }) => letters.text.slice(start, end)),
    draw: (x, y, ink) => {
      const drawings = lines.map(({ start, end }, at) => {
        // The lines of a block from right to left are even at its right edge.
        const left = letters.rightToLeft ? x + blockWidth - width(start, end) : x;
        return draw(start, end, left, y + at * lineHeight + base);
      });
      return `<g fill="${ink}">${drawings.join('')}</g>`;
    },
  };
}

function lineHeightOf(letters: Letters, size: number, room: TextRoom): number {
  return Number(round(Math.max(letters.lineHeight, room.lineHeight?.(size) ?? 0) * size));
}
