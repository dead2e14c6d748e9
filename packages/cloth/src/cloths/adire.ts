import { wrapped } from '../random';
import { disc, line, rect, ring, ROUND, round, series } from '../svg';
import type { Cloth } from '../tile';

const CELL = 64;
const SIZE = CELL * 2;

/** Yoruba resist dyeing: tied and painted motifs that stay pale on an unevenly dyed ground. */
export const adire: Cloth = {
  palettes: ['indigo', 'denim', 'teal', 'plum', 'forest', 'purple'],
  tile({ ground, figure, accent, deep }, random) {
    const pale = (data: string, width: number, opacity = '.92') =>
      line(data, figure, width, `${ROUND} opacity="${opacity}"`);
    const spot = () => disc(random.next() * SIZE, random.next() * SIZE, random.range(6, 16), deep, ' opacity=".16"');

    const tiedRing = (centreX: number, centreY: number, radius: number, density: number) => {
      const knots = Math.max(6, Math.round(radius * density));
      return series(0, knots, 1, (index) => {
        const angle = (index / knots) * Math.PI * 2;
        const reach = radius + random.range(-0.6, 0.6);
        const x = centreX + Math.cos(angle) * reach;
        return disc(x, centreY + Math.sin(angle) * reach, random.range(1.1, 1.7), figure, ' opacity=".92"');
      });
    };
    const rings = (x: number, y: number) =>
      tiedRing(x, y, 6, 1.2) + tiedRing(x, y, 13, 1.25) + tiedRing(x, y, 20, 1.25) + disc(x, y, 2.2, figure);
    const spiral = (x: number, y: number) => {
      const turns = series(0, 61, 1, (index) => {
        const angle = index * 0.3;
        const radius = 1 + index * 0.36;
        return `${index ? 'L' : 'M'}${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
      });
      return pale(turns, 2.2);
    };
    const sun = (x: number, y: number) => {
      const rays = series(0, 12, 1, (index) => {
        const angle = (index * Math.PI) / 6;
        const at = (radius: number) => `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`;
        return `M${at(7)}L${at(21)}`;
      });
      return pale(rays, 2) + ring(x, y, 4, figure, 1.8);
    };
    const waves = (x: number, y: number) =>
      pale(
        series(-2, 3, 1, (row) => `M${x - 20} ${y + row * 9}q5 -4 10 0t10 0t10 0t10 0`),
        1.9,
        '.9',
      );

    const clouds = series(0, 9, 1, spot);
    const motifs = [rings, spiral, sun, waves];
    const first = Math.floor(random.next() * 4);
    const cells = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const;
    const drawn = cells.map(([column, row], index) =>
      wrapped(motifs, index + first)(column * CELL + CELL / 2, row * CELL + CELL / 2),
    );
    const dot = (x: number, y: number) => disc(x, y, 1.2, accent);
    const grid = series(
      0,
      SIZE,
      6.4,
      (at) =>
        dot(at + 3, 0) + dot(at + 3, CELL) + dot(0, at + 3) + dot(CELL, at + 3) + dot(at + 3, SIZE) + dot(SIZE, at + 3),
    );
    return { width: SIZE, height: SIZE, drawing: rect(0, 0, SIZE, SIZE, ground) + clouds + drawn.join('') + grid };
  },
};
