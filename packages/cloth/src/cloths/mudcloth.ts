import { wrapped } from '../random';
import { disc, line, rect, ring, ROUND, round, series } from '../svg';
import type { Cloth } from '../tile';

const SIZE = 120;
const ROW = 30;
const BRUSH = 3;

/** The parts of a row: brush strokes as path data, and complete SVG shapes. */
interface Row {
  strokes?: string;
  shapes?: string;
}

/** Malian bogolan: rows of hand-painted signs, slightly irregular. */
export const mudcloth: Cloth = {
  palettes: ['umber', 'charcoal', 'madder', 'forest', 'oat'],
  tile({ ground, figure }, random) {
    const wobble = () => random.range(-1.2, 1.2);

    const crosses = (top: number): Row => ({
      strokes: series(0, SIZE, 20, (x) => {
        const down = `M${round(x + 4 + wobble())} ${round(top + 6 + wobble())}l12 14`;
        return `${down}M${round(x + 16 + wobble())} ${round(top + 6 + wobble())}l-12 14`;
      }),
    });
    const zigzag = (foot: number) =>
      `M0 ${foot}` + series(0, SIZE, 15, (x) => `L${round(x + 7.5)} ${round(foot - 13 + wobble())}L${x + 15} ${foot}`);
    const zigzags = (top: number): Row => ({ strokes: zigzag(top + 18) + zigzag(top + 25) });
    const eyes = (top: number): Row => ({
      shapes: series(0, SIZE, 24, (x) => {
        const lid = ring(x + 12, top + 14 + wobble() / 2, 8, figure, BRUSH);
        return lid + disc(x + 12, top + 14, 2, figure);
      }),
    });
    const fence = (top: number): Row => ({
      strokes: series(0, SIZE, 10, (x) => {
        const post = `M${round(x + 5 + wobble() / 2)} ${round(top + 5 + wobble())}`;
        return `${post}V${round(top + 23 + wobble())}`;
      }),
    });
    const tents = (top: number): Row => ({
      strokes: series(0, SIZE, 30, (x) => {
        const foot = top + 22;
        const outer = `M${x + 5} ${foot}L${x + 15} ${round(top + 5 + wobble())}L${x + 25} ${foot}`;
        return `${outer}M${x + 11} ${foot}L${x + 15} ${top + 15}L${x + 19} ${foot}`;
      }),
    });

    const rows = [crosses, zigzags, eyes, fence, tents];
    const first = Math.floor(random.next() * 5);
    let strokes = '';
    let shapes = '';
    for (let index = 0; index < 4; index++) {
      const row = wrapped(rows, index + first)(index * ROW);
      strokes += `${row.strokes ?? ''}M0 ${index * ROW + 0.2}H${SIZE}`;
      shapes += row.shapes ?? '';
    }
    return {
      width: SIZE,
      height: SIZE,
      drawing: rect(0, 0, SIZE, SIZE, ground) + shapes + line(strokes, figure, BRUSH, ROUND),
    };
  },
};
