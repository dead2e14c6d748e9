import { wrapped } from '../random';
import { line, rect, series } from '../svg';
import type { Cloth } from '../tile';

const STRIP = 32;
const SIZE = STRIP * 4;

/** Asante strip weaving: narrow strips sewn side by side, with their weft blocks offset. */
export const kente: Cloth = {
  palettes: ['emerald', 'madder', 'orange', 'purple', 'ochre', 'indigo'],
  tile({ ground, figure, accent, deep }, random) {
    const square = (x: number, y: number, fill: string) => rect(x, y, STRIP, STRIP, fill);
    const bars = (x: number, y: number) =>
      square(x, y, accent) +
      rect(x, y + 4, STRIP, 3, deep) +
      rect(x, y + 25, STRIP, 3, deep) +
      rect(x, y + 11, STRIP, 10, ground);
    const checks = (x: number, y: number) =>
      square(x, y, deep) +
      series(0, 4, 1, (column) =>
        series(0, 4, 1, (row) => {
          if ((column + row) % 2 === 0) return '';
          return rect(x + column * 8, y + row * 8, 8, 8, (column + row * 2) % 3 ? accent : figure);
        }),
      );
    const steps = (x: number, y: number) =>
      square(x, y, ground) +
      series(0, 4, 1, (step) => {
        const fill = step % 2 ? accent : figure;
        const stair = (top: number) => rect(x + 4 * step, top, STRIP - 8 * step, 4, fill);
        return stair(y + 16 - 4 * (step + 1)) + stair(y + 12 + 4 * (step + 1));
      });
    const stripes = (x: number, y: number) =>
      square(x, y, ground) +
      series(0, 3, 1, (index) => rect(x + 4 + index * 10, y, 4, STRIP, index === 1 ? figure : accent));

    const blocks = [bars, checks, steps, stripes];
    const first = Math.floor(random.next() * 4);
    const drawing = series(0, 4, 1, (strip) => {
      const woven = series(0, 4, 1, (row) => wrapped(blocks, strip * 3 + row + first)(strip * STRIP, row * STRIP));
      return woven + line(`M${strip * STRIP} 0V${SIZE}`, '#000', 1, ' opacity=".35"');
    });
    return { width: SIZE, height: SIZE, drawing };
  },
};
