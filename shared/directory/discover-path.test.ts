import { describe, expect, it } from 'vitest';
import { filtersOf, queryOf } from './discover-filters';
import { discoverPath, hasMap } from './discover-path';

describe('a URL with the map', () => {
  it.each([
    [{}, '/discover?view=map'],
    [{ city: 'Lagos', garments: ['Agbada'] }, '/discover?city=Lagos&garments=Agbada&view=map'],
  ])('%j', (filters, path) => {
    expect(discoverPath(filters, { map: true })).toBe(path);
    expect(hasMap(path.slice('/discover'.length))).toBe(true);
    expect(hasMap(discoverPath(filters).slice('/discover'.length))).toBe(false);
  });

  it('has the same filters as without it', () => {
    expect(queryOf(filtersOf('?near=Lagos&view=map'))).toEqual({ near: 'Lagos' });
  });

  it.each(['', '?view=', '?view=list', '?map=view'])('is not: %s', (search) => expect(hasMap(search)).toBe(false));
});
