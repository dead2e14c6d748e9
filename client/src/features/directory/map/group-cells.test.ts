import type { MapCell } from '@shared/directory/map-contract';
import { describe, expect, it } from 'vitest';
import { aCell } from '../../../../../tests/support/client/rows';
import { groupCells, groupName, isInGroup, isOneSpot } from './group-cells';

const brooklyn = aCell({ count: 3, latitude: 40.65, longitude: -73.95 });
const hoboken = aCell({ city: 'Hoboken', latitude: 40.74, longitude: -74.03 });
const lagos = aCell({ city: 'Lagos', country: 'Nigeria', latitude: 6.45, longitude: 3.39 });
const london = aCell({ count: 2, city: 'London', country: 'United Kingdom', latitude: 51.5, longitude: -0.12 });
const counts = (...args: Parameters<typeof groupCells>) => groupCells(...args).map(({ count }) => count);

describe('groupCells', () => {
  it('joins near cells, named by the largest', () => {
    const all = [hoboken, brooklyn, lagos];
    expect(counts(all, 1)).toEqual([4, 1]);
    expect(counts(all, 10)).toEqual([3, 1, 1]);
    const [joined] = groupCells(all, 1);
    expect(joined).toMatchObject({ latitude: 40.65, longitude: -73.95 });
    expect(joined?.bounds.map((degrees) => degrees.toFixed(2))).toEqual(['-74.03', '40.65', '-73.95', '40.74']);
    expect(joined && groupName(joined)).toBe('4 tailors around Brooklyn');
  });

  it('joins neighbours across the date line', () => {
    const [suva, apia] = [179.9, 180.1].map((longitude) => aCell({ latitude: -18, longitude }));
    expect(counts([suva ?? brooklyn, apia ?? brooklyn], 4)).toEqual([2]);
  });

  it('is fast with four hundred cells', () => {
    const many = Array.from({ length: 400 }, (_, index) =>
      aCell({ latitude: (index % 20) * 4 - 40, longitude: Math.floor(index / 20) * 15 - 150 }),
    );
    expect(groupCells(many, 2).length).toBeGreaterThan(50);
  });
});

describe('a group', () => {
  const [town, pair] = [groupCells([brooklyn], 9)[0], groupCells([brooklyn, hoboken], 1)[0]];

  it('is one spot if no zoom separates its tailors', () => {
    expect([town && isOneSpot(town), pair && isOneSpot(pair)]).toEqual([true, false]);
  });

  it('contains the spots of its cells', () => {
    expect(pair && isInGroup(pair, { latitude: 40.74, longitude: -74.03 })).toBe(true);
    expect(pair && isInGroup(pair, { latitude: 40.7, longitude: -74 })).toBe(false);
  });
});

describe('groupName', () => {
  const named = (...cells: MapCell[]) => groupCells(cells, -1).map(groupName);

  it.each([
    ['a town and its neighbour', [brooklyn, hoboken], '4 tailors around Brooklyn'],
    ['towns of two continents', [london, lagos], '3 tailors in London, Lagos and elsewhere'],
    [
      'a cell as wide as a country',
      [aCell({ count: 9, bounds: [-74, 36, -70, 41] })],
      '9 tailors in Brooklyn and elsewhere',
    ],
  ])('does not call far places near: %s', (_, cells, name) => expect(named(...cells)).toEqual([name]));

  const nameOf = (fields: Parameters<typeof aCell>[0]) => groupCells([aCell(fields)], 0).map(groupName)[0];
  const tailor = {
    id: '1',
    businessName: 'Adunni Couture',
    profileSlug: 'a',
    profilePictureUrl: null,
    profilePictureSrcset: null,
  };

  it('contains names and town', () => {
    expect(nameOf({ tailor })).toBe('Adunni Couture, Brooklyn');
    expect(nameOf({ tailor: { ...tailor, businessName: ' ' }, city: '', state: '', country: 'Kenya' })).toBe(
      'Unknown Tailor, Kenya',
    );
  });

  it('counts the tailors in a town', () => {
    expect(nameOf({ count: 1_200 })).toBe('1,200 tailors in Brooklyn');
    expect(nameOf({ count: 1 })).toBe('1 tailor in Brooklyn');
  });
});
