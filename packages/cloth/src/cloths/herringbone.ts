import { line, path, polygon, rect, series } from '../svg';
import type { Cloth } from '../tile';

const WIDTH = 14;
const STEP = 5;
const HEIGHT = STEP * 4;
const THREAD = 2.1;

/** Twill whose diagonal ribs change direction: up, then down. */
export const herringbone: Cloth = {
  palettes: ['oat', 'slate', 'umber', 'forest', 'charcoal', 'teal', 'madder'],
  tile({ ground, figure, deep }) {
    const ribs = (left: number, leftDrop: number, rightDrop: number) =>
      series(-WIDTH, HEIGHT + WIDTH, STEP, (y) =>
        polygon([
          [left, y + leftDrop],
          [left + WIDTH, y + rightDrop],
          [left + WIDTH, y + rightDrop + THREAD],
          [left, y + leftDrop + THREAD],
        ]),
      );
    const seams = `M${WIDTH} 0V${HEIGHT}M${WIDTH * 2} 0V${HEIGHT}M0 0V${HEIGHT}`;
    return {
      width: WIDTH * 2,
      height: HEIGHT,
      drawing:
        rect(0, 0, WIDTH * 2, HEIGHT, ground) +
        path(ribs(0, WIDTH, 0), figure, ' opacity=".82"') +
        path(ribs(WIDTH, 0, WIDTH), figure, ' opacity=".62"') +
        line(seams, deep, 0.7, ' opacity=".5"'),
    };
  },
};
