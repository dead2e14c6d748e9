import { line, moved, rect, round, series } from '../svg';
import type { Cloth } from '../tile';

const WIDTH = 56;
const HEIGHT = 88;

/** Yarn that is dyed before weaving: nested lozenges with blurred edges along the warp. */
export const ikat: Cloth = {
  palettes: ['madder', 'indigo', 'plum', 'teal', 'ochre', 'purple', 'rose'],
  tile({ ground, figure, accent, deep }, random) {
    const lozenge = (centreX: number, centreY: number, reachX: number, reachY: number, dye: string) => {
      const threads = series(-reachX, reachX + 1, 2, (x) => {
        const y = reachY * (1 - Math.abs(x) / reachX) ** 0.85;
        if (y < 0.5) return '';
        const top = centreY - y + random.range(-4, 4);
        const bottom = centreY + y + random.range(-4, 4);
        return `M${round(centreX + x)} ${round(top)}V${round(bottom)}`;
      });
      return line(threads, dye, 2.08);
    };
    const middle =
      lozenge(WIDTH / 2, HEIGHT / 2, 24, 38, figure) +
      lozenge(WIDTH / 2, HEIGHT / 2, 19, 30, deep) +
      lozenge(WIDTH / 2, HEIGHT / 2, 13, 20, accent) +
      lozenge(WIDTH / 2, HEIGHT / 2, 6, 10, figure);
    const corner = lozenge(0, 0, 9, 12, accent) + lozenge(0, 0, 4, 6, deep);
    return {
      width: WIDTH,
      height: HEIGHT,
      drawing:
        rect(0, 0, WIDTH, HEIGHT, ground) +
        middle +
        moved(0, 0, corner) +
        moved(WIDTH, 0, corner) +
        moved(0, HEIGHT, corner) +
        moved(WIDTH, HEIGHT, corner),
    };
  },
};
