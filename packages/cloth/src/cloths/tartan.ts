import type { Palette } from '../palettes';
import { line, rect, series } from '../svg';
import type { Cloth } from '../tile';

/** The threads in order: dye and count, the same for warp and weft. */
const SETT: readonly (readonly [dye: keyof Palette, count: number])[] = [
  ['deep', 10],
  ['ground', 18],
  ['accent', 2],
  ['ground', 6],
  ['figure', 2],
  ['ground', 6],
  ['accent', 2],
  ['ground', 18],
  ['deep', 10],
  ['ground', 4],
  ['deep', 4],
  ['ground', 4],
];
const SIZE = SETT.reduce((total, [, count]) => total + count, 0);

/** Bands of different widths, woven through themselves at half opacity. */
export const tartan: Cloth = {
  palettes: ['forest', 'madder', 'indigo', 'plum', 'teal', 'oat', 'purple'],
  tile(palette) {
    let warp = '';
    let weft = '';
    let at = 0;
    for (const [dye, count] of SETT) {
      warp += rect(at, 0, count, SIZE, palette[dye]);
      weft += rect(0, at, SIZE, count, palette[dye]);
      at += count;
    }
    const twill = series(-SIZE, SIZE, 4, (x) => `M${x} ${SIZE}L${x + SIZE} 0`);
    return {
      width: SIZE,
      height: SIZE,
      drawing: `${warp}<g opacity=".5">${weft}</g>${line(twill, '#000', 1, ' opacity=".1"')}`,
    };
  },
};
