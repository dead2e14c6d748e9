import type { Point } from '../svg';
import { round } from '../svg';

/** The vertical axis of symmetry of all garments on the board. */
const CENTRE = 150;

interface Segment {
  command: string;
  points: Point[];
  end: Point;
}

/**
 * Returns the path data of a whole silhouette from its right half.
 * The half consists of M, L and C commands from top to bottom, with x relative to the axis.
 */
export function silhouette(half: string): string {
  const segments = half.split(/(?=[LC])/).map(parsed);
  const down = segments.map(({ command, points }) => command + joined(points));
  const up = segments.map(({ command, points }, index) => {
    const from = segments[index - 1]?.end;
    return from ? command + joined([...points.slice(0, -1).reverse(), from].map(mirrored)) : 'Z';
  });
  const foot = segments.slice(-1).map(({ end }) => 'L' + joined([mirrored(end)]));
  return [...down, ...foot, ...up.reverse()].join('');
}

/** Returns a drawing of the right side together with its mirror image on the left. */
export const withMirrorImage = (drawing: string) =>
  `<g>${drawing}</g><g transform="matrix(-1 0 0 1 300 0)">${drawing}</g>`;

function parsed(segment: string): Segment {
  const points = [...segment.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
  return { command: segment.charAt(0), points, end: points.at(-1) ?? [0, 0] };
}

const mirrored = ([x, y]: Point): Point => [-x, y];

const joined = (points: readonly Point[]) => points.map(([x, y]) => `${round(CENTRE + x)} ${round(y)}`).join(' ');
