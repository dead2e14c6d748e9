import { describe, expect, it } from 'vitest';
import { allRivers, cutRivers, packRivers } from './rivers';

describe('allRivers', () => {
  const rivers = allRivers();

  it.each([
    ['London', -0.1, 51.5],
    ['Paris', 2.35, 48.85],
    ['Delhi', 77.2, 28.6],
    ['Abeokuta', 3.35, 7.15],
    ['Houston', -95.4, 29.8],
  ])('has a river near %s', (_town, longitude, latitude) => {
    const isNear = ([x, y]: [number, number]) => Math.abs(x - longitude) < 0.5 && Math.abs(y - latitude) < 0.5;
    expect(rivers.some(({ line }) => line.some(isNear))).toBe(true);
  });

  it('has no line across the map', () => {
    const steps = rivers.flatMap(({ line }) =>
      line.slice(1).map(([x, y], index) => Math.hypot(x - (line[index]?.[0] ?? x), y - (line[index]?.[1] ?? y))),
    );
    expect(steps.length).toBeGreaterThan(100_000);
    expect(steps.reduce((one, other) => Math.max(one, other))).toBeLessThan(3);
  });
});

describe('cutRivers', () => {
  it('keeps the part within the box, with its rank', () => {
    const river = {
      rank: 6,
      line: [
        [-10, 5],
        [40, 5],
      ] as [number, number][],
    };
    const [cut, ...more] = cutRivers(
      [
        river,
        {
          rank: 1,
          line: [
            [50, 50],
            [60, 60],
          ],
        },
      ],
      [0, 0, 30, 30],
    );
    expect(cut).toEqual({
      rank: 6,
      line: [
        [0, 5],
        [30, 5],
      ],
    });
    expect(more).toEqual([]);
  });
});

describe('packRivers', () => {
  it('collects the lines of a rank, the largest rivers first, without points', () => {
    const rivers = [
      {
        rank: 9,
        line: [
          [1, 1],
          [2, 1],
        ] as [number, number][],
      },
      {
        rank: 3,
        line: [
          [0, 0],
          [1, 0],
        ] as [number, number][],
      },
      {
        rank: 9,
        line: [
          [5, 5],
          [5.01, 5],
        ] as [number, number][],
      },
    ];
    expect(packRivers(rivers, 10)).toEqual([
      [3, [[0, 0, 10, 0]]],
      [9, [[10, 10, 10, 0]]],
    ]);
  });
});
