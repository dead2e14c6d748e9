import { disc, rect, series } from '../svg';
import type { Cloth } from '../tile';

const SIZE = 48;

/** Southern African discharge print: pin dots in stars and a lattice. */
export const shweshwe: Cloth = {
  palettes: ['indigo', 'umber', 'madder', 'emerald', 'teal', 'purple'],
  tile({ ground, figure, accent, deep }) {
    const star = (x: number, y: number) => {
      const pin = (angle: number, radius: number) =>
        disc(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 0.95, figure);
      const pins = series(0, 8, 1, (index) => {
        const angle = (index * Math.PI) / 4;
        return pin(angle, 4.4) + pin(angle + 0.39, 8.4);
      });
      return pins + disc(x, y, 1.7, accent);
    };
    const lattice = series(
      0,
      24,
      3,
      (at) =>
        disc(24 + at, at, 0.8, figure) +
        disc(at, 24 + at, 0.8, figure) +
        disc(24 - at, at, 0.8, accent) +
        disc(24 + at, SIZE - at, 0.8, accent),
    );
    const eye = (x: number, y: number) => disc(x, y, 3.4, deep) + disc(x, y, 1.4, figure);
    return {
      width: SIZE,
      height: SIZE,
      drawing: rect(0, 0, SIZE, SIZE, ground) + star(12, 12) + star(36, 36) + lattice + eye(36, 12) + eye(12, 36),
    };
  },
};
