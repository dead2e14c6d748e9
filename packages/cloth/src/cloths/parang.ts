import { line, moved, path, rect, ROUND, series } from '../svg';
import type { Cloth } from '../tile';

const WIDTH = 48;
const HEIGHT = 32;
const BLADE = 'M4 30C2 20 8 16 10 10C12 5 18 2 22 4C17 6 17 11 15 16C13 22 10 24 10 30Z';
const EDGE = 'M9 27C9 20 12 17 13 12';

/** Javanese batik: diagonal rows of knife blades. */
export const parang: Cloth = {
  palettes: ['umber', 'ochre', 'indigo', 'plum', 'forest', 'oat'],
  tile({ ground, figure, accent }) {
    const blade = path(BLADE, figure) + line(EDGE, accent, 1.6, ROUND);
    return {
      width: WIDTH,
      height: HEIGHT,
      drawing:
        rect(0, 0, WIDTH, HEIGHT, ground) +
        series(-24, WIDTH + 1, 24, (x) => moved(x, 0, blade)) +
        rect(0, 0, WIDTH, 2.2, figure) +
        rect(0, 30, WIDTH, 2, accent),
      turn: 'rotate(-45)',
    };
  },
};
