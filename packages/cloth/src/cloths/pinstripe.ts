import { line, rect, series } from '../svg';
import type { Cloth } from '../tile';

/** Fine chalk lines on a dark twill; some seeds have a second, fainter line beside each. */
export const pinstripe: Cloth = {
  palettes: ['charcoal', 'indigo', 'forest', 'plum', 'umber', 'slate'],
  tile({ ground, figure, accent, deep }, random) {
    const gap = random.pick([13, 16, 20]);
    const double = random.next() < 0.4;
    const width = gap * 4;
    const twill = series(0, 12, 3, (y) => line(`M0 ${y + 3}L${width} ${y - 3}`, deep, 0.6, ' opacity=".35"'));
    const stripes = series(0, 4, 1, (index) => {
      const x = index * gap + gap / 2;
      const bright = index === 2 && double;
      const stripe = line(`M${x} 0V12`, bright ? accent : figure, 1.1, ' stroke-dasharray="2.2 .8" opacity=".85"');
      return double && !bright ? stripe + line(`M${x + 2.5} 0V12`, figure, 0.5, ' opacity=".4"') : stripe;
    });
    return { width, height: 12, drawing: rect(0, 0, width, 12, ground) + twill + stripes };
  },
};
