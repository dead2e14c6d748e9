import { line, rect, series } from '../svg';
import type { Cloth } from '../tile';

const SIZE = 24;

/** Even checks of one dye and white, darker where the stripes cross. */
export const gingham: Cloth = {
  palettes: ['emerald', 'orange', 'rose', 'indigo', 'purple', 'teal', 'madder'],
  tile({ ground, deep }) {
    const weft = series(0, SIZE, 2, (y) => `M0 ${y + 0.5}H${SIZE}`);
    const warp = series(0, SIZE, 2, (x) => `M${x + 0.5} 0V${SIZE}`);
    return {
      width: SIZE,
      height: SIZE,
      drawing:
        rect(0, 0, SIZE, SIZE, '#FBF5E9') +
        rect(0, 0, SIZE / 2, SIZE, ground, ' opacity=".5"') +
        rect(0, 0, SIZE, SIZE / 2, ground, ' opacity=".5"') +
        rect(0, 0, SIZE / 2, SIZE / 2, ground, ' opacity=".55"') +
        line(weft, '#fff', 0.5, ' opacity=".22"') +
        line(warp, deep, 0.5, ' opacity=".1"'),
    };
  },
};
