import { describe, expect, it } from 'vitest';
import { areaOf, roomiestPoint } from './roomiest';
import { distanceToSegment, simplified } from './simplify';

describe('simplified', () => {
  const line = [
    [0, 0],
    [1, 0.01],
    [2, -0.01],
    [3, 1],
    [4, 0],
  ];

  it('leaves out what strays less than it may', () => {
    expect(simplified(line, 0.1)).toEqual([
      [0, 0],
      [2, -0.01],
      [3, 1],
      [4, 0],
    ]);
    expect(simplified(line, 2)).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });

  it('leaves lines of one and two points alone', () => {
    expect(simplified([[1, 1]], 1)).toEqual([[1, 1]]);
    expect(
      simplified(
        [
          [1, 1],
          [1, 1],
        ],
        1,
      ),
    ).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});

describe('distanceToSegment', () => {
  it.each([
    [[5, 3], 3],
    [[-4, 3], 5],
    [[14, 3], 5],
  ])('%j', (point, distance) => expect(distanceToSegment(point, [0, 0], [10, 0])).toBeCloseTo(distance));
});

describe('roomiestPoint', () => {
  it('lies where the land is wide', () => {
    // A narrow strip to the west of a square.
    const pan = [
      [-20, 4],
      [0, 4],
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 5],
      [-20, 5],
    ];
    const [x = 0, y = 0] = roomiestPoint(pan);
    expect(x).toBeGreaterThan(3);
    expect(y).toBeGreaterThan(3);
    expect(y).toBeLessThan(7);
  });
});

describe('areaOf', () => {
  it('shrinks towards the poles', () => {
    const squareAt = (south: number) => [
      [0, south],
      [2, south],
      [2, south + 2],
      [0, south + 2],
    ];
    expect(areaOf(squareAt(-1))).toBeCloseTo(4, 2);
    expect(areaOf(squareAt(59))).toBeCloseTo(2, 1);
  });
});
