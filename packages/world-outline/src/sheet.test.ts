import { describe, expect, it } from 'vitest';
import { packLine, sheetAt, sheetsIn, unpackLine } from './sheet';

describe('a packed line', () => {
  it('is restored to the nearest unit', () => {
    const line = [
      [-73.951, 40.653],
      [-73.949, 40.651],
      [-73.9, 40.7],
    ];
    expect(packLine(line, 500)).toEqual([-36975, 20327, 1, -1, 24, 24]);
    for (const [index, point] of unpackLine(packLine(line, 500), 500).entries()) {
      expect(point[0]).toBeCloseTo(line[index]?.[0] ?? NaN, 2);
      expect(point[1]).toBeCloseTo(line[index]?.[1] ?? NaN, 2);
    }
  });

  it('repeats no point', () =>
    expect(
      packLine(
        [
          [1, 1],
          [1.01, 1],
          [2, 1],
        ],
        10,
      ),
    ).toEqual([10, 10, 10, 0]));
});

describe('sheetAt', () => {
  it.each([
    [3.4, 6.45, '0_0'],
    [-73.95, 40.65, '-90_30'],
    [180, 90, '150_60'],
    [-180, -90, '-180_-90'],
  ])('%s, %s', (longitude, latitude, name) => expect(sheetAt(longitude, latitude)).toBe(name));
});

describe('sheetsIn', () => {
  it.each([
    ['one', [3, 6, 4, 7], ['0_0']],
    ['four', [-1, -1, 1, 1], ['-30_-30', '-30_0', '0_-30', '0_0']],
    ['the date line', [175, 1, 185, 2], ['150_0', '-180_0']],
    ['beyond the pole', [1, 80, 2, 95], ['0_60']],
  ] as const)('%s', (_what, bounds, names) => expect(sheetsIn([...bounds])).toEqual(names));

  it('names every sheet once, however wide the view', () => expect(sheetsIn([-500, -90, 500, 90])).toHaveLength(72));
});
