import { disc, moved, path, rect, series } from '../svg';
import type { Cloth } from '../tile';

const WIDTH = 64;
const HEIGHT = 120;
const FLIPPED = ' scale(-1 1)';
const DROP =
  'M11 -29C2 -27 -3 -19 -9 -11C-16 -2 -18 6 -15 14C-12 22 -4 26 3 24C12 22 17 14 15 5C13 -4 5 -7 3 -14' +
  'C1.5 -19 5 -25 11 -29Z';

/** The curved drop (paisley) of Persian and Indian brocade, in rows of alternating direction, with sprigs between. */
export const buta: Cloth = {
  palettes: ['madder', 'purple', 'teal', 'rose', 'emerald', 'plum', 'ochre', 'ivory'],
  tile({ ground, figure, accent, deep }, random) {
    const fringe = series(0, 13, 1, (index) => {
      const angle = Math.PI * (0.02 + (index / 12) * 0.98);
      return disc(Math.cos(angle) * 20, 8 + Math.sin(angle) * 21, 1.2, figure);
    });
    const drop =
      path(DROP, figure) +
      `<g transform="translate(0 2) scale(.78)">${path(DROP, deep)}</g>` +
      `<g transform="translate(-.5 5) scale(.52)">${path(DROP, accent)}</g>` +
      disc(-1, 12, 3.2, figure) +
      disc(-1, 12, 1.4, ground) +
      fringe;
    const petals = series(0, 5, 1, (index) =>
      disc(Math.cos(index * 1.2566) * 4.6, Math.sin(index * 1.2566) * 4.6, 1.7, figure),
    );
    const sprig = `<g>${disc(0, 0, 1.8, accent)}${petals}</g>`;
    const facing = random.next() < 0.5 ? FLIPPED : '';
    const drops = series(
      -WIDTH,
      WIDTH + 1,
      WIDTH,
      (left) => moved(18 + left, 32, drop, facing) + moved(48 + left, 92, drop, FLIPPED + facing),
    );
    return {
      width: WIDTH,
      height: HEIGHT,
      drawing:
        rect(0, 0, WIDTH, HEIGHT, ground) +
        drops +
        moved(48, 24, sprig) +
        moved(16, 84, sprig) +
        moved(48, 48, sprig, ' scale(.6)') +
        moved(16, 108, sprig, ' scale(.6)'),
    };
  },
};
