import { describe, expect, it } from 'vitest';
import { areaOf, roomiestPoint } from './name-place';
import type { Point } from './outlines';

describe('roomiestPoint', () => {
  it('is where the land is wide', () => {
    // A narrow strip to the west of a square.
    const pan: Point[] = [
      [-20, 4],
      [0, 4],
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 5],
      [-20, 5],
    ];
    const [x, y] = roomiestPoint([pan]);
    expect(x).toBeGreaterThan(3);
    expect(y).toBeGreaterThan(3);
    expect(y).toBeLessThan(7);
  });
});

describe('areaOf', () => {
  it('shrinks towards the poles', () => {
    const squareAt = (south: number): Point[] => [
      [0, south],
      [2, south],
      [2, south + 2],
      [0, south + 2],
    ];
    expect(areaOf(squareAt(-1))).toBeCloseTo(4, 2);
    expect(areaOf(squareAt(59))).toBeCloseTo(2, 1);
  });
});
