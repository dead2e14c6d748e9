import { describe, expect, it } from 'vitest';
import { boundsOf, circleAround, contains, type Spot } from './bounds';
import { aroundOf, boundsToSee } from './look';
import { aPlace } from '../../../../../tests/support/client/rows';

const at = (latitude: number, longitude: number): Spot => ({ latitude, longitude });

describe('boundsOf', () => {
  it.each([
    ['one spot', [at(6, 3)], [3, 6, 3, 6]],
    ['two', [at(40, -74), at(51, 0)], [-74, 40, 0, 51]],
    ['across the date line', [at(-18, 178), at(-14, -172), at(-41, 175)], [175, -41, 188, -14]],
    ['the whole world', [at(35, 139), at(51, 0), at(34, -118)], [-118, 34, 139, 51]],
    ['beyond the edge of a Mercator map', [at(89, 0), at(-90, 1)], [0, -85, 1, 85]],
  ] as const)('%s', (_what, spots, bounds) => expect(boundsOf(spots)).toEqual(bounds));

  it('is undefined without points', () => expect(boundsOf([])).toBeUndefined());
});

describe('contains', () => {
  it.each([
    ['inside', [-75, 40, -73, 41], at(40.65, -73.95), true],
    ['north of them', [-75, 40, -73, 41], at(41.1, -73.95), false],
    ['east of them', [-75, 40, -73, 41], at(40.65, -72.9), false],
    ['across the date line', [175, -41, 188, -14], at(-18, -173), true],
    ['on a map that has been turned once', [285, 40, 287, 41], at(40.65, -73.95), true],
    ['on a map of the whole world', [-200, -85, 200, 85], at(35, 139), true],
  ] as const)('%s', (_what, bounds, spot, is) => expect(contains([...bounds], spot)).toBe(is));
});

describe('circleAround', () => {
  it('has the same distance in all directions', () => {
    const [north, east] = circleAround(at(60, 10), 111_195, 4);
    expect(north?.latitude).toBeCloseTo(61, 3);
    expect(north?.longitude).toBeCloseTo(10, 6);
    // At 60° north, a degree of longitude is half as long.
    expect(east?.longitude).toBeCloseTo(12, 2);
    expect(east?.latitude).toBeCloseTo(60, 1);
  });
});

describe('the area of a search', () => {
  it('is the circle around a town, with the usual radius', () => {
    const around = aroundOf(aPlace({ latitude: 0, longitude: 0 }));
    expect(around).toEqual({ latitude: 0, longitude: 0, radiusMeters: 40_000 });
    const [west, south, east, north] = boundsToSee([], around);
    for (const edge of [-west, -south, east, north]) expect(edge).toBeCloseTo(0.36, 2);
  });

  it('covers only the tailors in a country or state', () => {
    const around = aroundOf(aPlace({ kind: 'country' }), '100000');
    expect(around).toBeUndefined();
    expect(boundsToSee([at(6, 3), at(9, 7)], around)).toEqual([3, 6, 7, 9]);
  });

  it('includes tailors beyond the radius', () => {
    const [, south] = boundsToSee([at(-20, 0)], aroundOf(aPlace({ latitude: 0, longitude: 0 }), '1000'));
    expect(south).toBe(-20);
  });

  it('is the world without tailors', () => {
    const [west, , east] = boundsToSee([], undefined);
    expect(east - west).toBe(360);
  });
});
