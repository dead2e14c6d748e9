import * as harfbuzz from 'harfbuzzjs';
import { round } from './round';
import type { Face } from './faces';
import type { Letters } from './letters';

/** The text style: `size` in pixels, `spacing` between letters in em. */
export interface Style {
  weight: number;
  size: number;
  spacing?: number;
}

/** Consecutive letters of one face and direction, from `start` up to `end`. */
interface Run {
  start: number;
  end: number;
  face: Face;
  level: number;
}

interface Glyph {
  id: number;
  x: number;
  y: number;
}

/** A run after shaping, in font units. */
interface ShapedRun {
  font: harfbuzz.Font;
  glyphs: Glyph[];
  width: number;
  scale: number;
}

/** Disables ligatures, because letter spacing would not apply inside them. */
const noLigatures = ['liga', 'clig'].map((tag) => new harfbuzz.Feature(tag, 0));

/** Returns functions that measure and draw lines of a text in one style; widths are cached. */
export function typesetter(letters: Letters, style: Style) {
  const fonts = new Map<Face, harfbuzz.Font>();
  const widths = new Map<string, number>();
  const fontOf = (face: Face) => {
    const font = fonts.get(face) ?? face.cut(style.weight, style.size);
    fonts.set(face, font);
    return font;
  };
  const shaped = (start: number, end: number) =>
    inVisualOrder(runsOf(letters, start, end)).map((run) => shape(letters.text, run, fontOf(run.face), style));
  return {
    /** In pixels. */
    width: (start: number, end: number) => {
      const key = `${start} ${end}`;
      const width = widths.get(key) ?? sum(shaped(start, end).map((run) => run.width * run.scale));
      widths.set(key, width);
      return width;
    },
    /** Returns the line as SVG shapes, from `x` to the right on the baseline `y`. */
    draw: (start: number, end: number, x: number, y: number) => {
      let left = x;
      return shaped(start, end)
        .map((run) => {
          const drawing = drawRun(run, left, y);
          left += run.width * run.scale;
          return drawing;
        })
        .join('');
    },
  };
}

function runsOf({ faces, levels }: Letters, start: number, end: number): Run[] {
  const runs: Run[] = [];
  for (let at = start; at < end; at += 1) {
    const face = faces[at] as Face;
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last && last.face === face && last.level === level) last.end = at + 1;
    else runs.push({ start: at, end: at + 1, face, level });
  }
  return runs;
}

/** Orders runs from left to right: rule L2 of the Unicode bidirectional algorithm. */
function inVisualOrder(runs: Run[]): Run[] {
  const order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}

function shape(text: string, { start, end, face, level }: Run, font: harfbuzz.Font, style: Style): ShapedRun {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text, start, end - start);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
  const spacing = face.family.spaceable ? (style.spacing ?? 0) * face.unitsPerSize : 0;
  harfbuzz.shape(font, buffer, spacing === 0 ? [] : noLigatures);
  const infos = buffer.getGlyphInfos();
  let width = 0;
  const glyphs = buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }, at) => {
    const glyph = { id: infos[at]?.codepoint ?? 0, x: width + xOffset, y: yOffset };
    // A mark has no advance, and spacing would move it off its letter.
    width += xAdvance + (xAdvance === 0 ? 0 : spacing);
    return glyph;
  });
  return { font, glyphs, width, scale: style.size / face.unitsPerSize };
}

function drawRun({ font, glyphs, scale }: ShapedRun, x: number, y: number): string {
  const drawings = glyphs.map((glyph) => {
    const outline = font.glyphToPath(glyph.id).replace(/-?\d+\.\d+/g, (number) => round(Number(number)));
    return outline && `<path transform="translate(${round(glyph.x)} ${round(glyph.y)})" d="${outline}"/>`;
  });
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${drawings.join('')}</g>`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
