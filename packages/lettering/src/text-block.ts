import { round } from './round';
import { lettersOf, type EastAsianLanguage, type Letters } from './letters';
import { balanced, breaksOf, breakLines, splitsOf, type Line } from './lines';
import { typesetter } from './shape';

/** The space and the style of a text, in pixels. */
export interface TextRoom {
  width: number;
  height: number;
  maxLines: number;
  /** Largest first. If even the smallest does not fit, the text is cut in that size. */
  sizes: readonly number[];
  weight: number;
  /** Uses the serif if it has all letters. */
  serif?: boolean;
  /** Letter spacing in em. */
  spacing?: number;
  /** Returns the line height in em for a size; it is taller if the letters need it. */
  lineHeight?: (size: number) => number;
  /** Balances the lengths of the lines. */
  even?: boolean;
  /** Centres every line in the room's width. */
  centred?: boolean;
}

/** A text that fits its space; '' has height 0. */
export interface TextBlock {
  /** In pixels. */
  height: number;
  size: number;
  lines: readonly string[];
  /** Returns SVG shapes with the block's left top corner at these pixels. */
  draw: (x: number, y: number, ink: string) => string;
}

/** The extent of letters above and below the baseline in em, used to centre them in their line. */
const ascent = 0.975;
const descent = 0.25;

/** Sets a text in the largest size that fits; a text that is still too long ends with '…'. Drops letters without a glyph. */
export async function textBlock(text: string, room: TextRoom, language: EastAsianLanguage): Promise<TextBlock> {
  const choice = { serif: room.serif ?? false, language };
  const letters = await lettersOf(text, choice);
  for (const size of room.sizes) {
    const lines = fitted(letters, size, room);
    if (lines) return block(letters, lines, size, room);
  }
  return cutOff(letters, room, (shorter) => lettersOf(shorter, choice));
}

/** Breaks words only in the smallest size. */
function fitted(letters: Letters, size: number, room: TextRoom): Line[] | undefined {
  const { width } = typesetter(letters, { ...room, size });
  const { text } = letters;
  const breaks = breaksOf(letters);
  const whole = breakLines(text, breaks, width, room.width);
  const lines =
    whole ?? (size === room.sizes.at(-1) ? breakLines(text, splitsOf(letters), width, room.width) : undefined);
  const tooMany =
    !lines || lines.length > room.maxLines || lines.length * lineHeightOf(letters, size, room) > room.height;
  if (tooMany) return undefined;
  return whole && room.even ? balanced(text, breaks, width, room.width) : lines;
}

/** Returns the longest start of the text that fits in the smallest size. */
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
  const { width, draw } = typesetter(letters, { ...room, size });
  const lineHeight = lineHeightOf(letters, size, room);
  const blockWidth = Math.max(0, ...lines.map(({ start, end }) => width(start, end)));
  const base = (lineHeight + (ascent - descent) * size) / 2;
  return {
    height: lines.length * lineHeight,
    size,
    lines: lines.map(({ start, end }) => letters.text.slice(start, end)),
    draw: (x, y, ink) => {
      const drawings = lines.map(({ start, end }, at) => {
        const lineWidth = width(start, end);
        // A right-to-left block is aligned at its right edge.
        const side = letters.rightToLeft ? blockWidth - lineWidth : 0;
        const left = x + (room.centred ? (room.width - lineWidth) / 2 : side);
        return draw(start, end, left, y + at * lineHeight + base);
      });
      return `<g fill="${ink}">${drawings.join('')}</g>`;
    },
  };
}

function lineHeightOf(letters: Letters, size: number, room: TextRoom): number {
  return Number(round(Math.max(letters.lineHeight, room.lineHeight?.(size) ?? 0) * size));
}
