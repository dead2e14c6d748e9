import { disc, rect, series } from '../svg';
import type { Cloth } from '../tile';

const RADIUS = 24;
const WIDTH = RADIUS * 2;

/** Japanese waves of the blue sea: rows of circles, each row covering half of the one above. */
export const seigaiha: Cloth = {
  palettes: ['indigo', 'teal', 'emerald', 'denim', 'ivory', 'slate', 'rose'],
  tile({ ground, figure, deep }) {
    const wave = (x: number, y: number) =>
      disc(x, y, RADIUS, figure) +
      disc(x, y, RADIUS * 0.9, ground) +
      disc(x, y, RADIUS * 0.68, figure) +
      disc(x, y, RADIUS * 0.58, deep) +
      disc(x, y, RADIUS * 0.36, figure) +
      disc(x, y, RADIUS * 0.26, ground);
    const waves = series(-1, 5, 1, (row) =>
      series(-1, 3, 1, (column) => wave(column * WIDTH + (row % 2 ? RADIUS : 0), (row * RADIUS) / 2)),
    );
    return { width: WIDTH, height: RADIUS, drawing: rect(0, 0, WIDTH, RADIUS, ground) + waves };
  },
};
