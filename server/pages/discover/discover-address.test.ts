import { describe, expect, it } from 'vitest';
import { filtersOf } from '@shared/directory/discover-filters';
import type { Place } from '@shared/places/contract';
import { houston } from '../../../tests/support/places';
import { discoverAddress } from './discover-address';

const inFull = 'near=Houston%2C+Texas%2C+United+States';

const addressOf = (search: string, place?: Place) => {
  const filters = filtersOf(search);
  return discoverAddress(filters, filters.near ? { place, alternatives: [] } : undefined);
};

describe('a search that search engines may list', () => {
  it.each([
    ['', '/discover'],
    ['?garments=Agbada', '/discover?garments=Agbada'],
    ['?near=houston+tx', `/discover?${inFull}`],
    ['?near=Houston,%20TX', `/discover?${inFull}`],
    [`?${inFull}&garments=Agbada`, `/discover?${inFull}&garments=Agbada`],
    [
      '?garments=Agbada&utm_source=x&view=map&cursor=7&near=HOUSTON&radius=40000',
      `/discover?${inFull}&garments=Agbada`,
    ],
    ['?near=houston&primaryCategories=Wedding+%26+Bridal', `/discover?${inFull}&primaryCategories=Wedding+%26+Bridal`],
    ['?near=houston&garments=Toga,Agbada,Agbada', `/discover?${inFull}&garments=Agbada`],
    ['?culturalCategories=African+Attire', '/discover'],
    ['?radius=5000', '/discover'],
    [
      '?culturalCategories=African+Attire&primaryCategories=Cultural+%26+Traditional+Wear',
      '/discover?primaryCategories=Cultural+%26+Traditional+Wear&culturalCategories=African+Attire',
    ],
  ])('%s has the path %s', (search, path) => {
    expect(addressOf(search, houston)).toEqual({ path, isListed: true });
  });

  it.each(['state', 'country'] as const)('can be in a %s', (kind) => {
    expect(addressOf('?near=x', { ...houston, label: 'Texas, United States', kind })).toEqual({
      path: '/discover?near=Texas%2C+United+States',
      isListed: true,
    });
  });
});

describe('a search that is not listed', () => {
  it.each([
    ['q=adunni'],
    ['near=houston&radius=5000'],
    ['city=Houston'],
    ['state=Texas'],
    ['zipcode=77002'],
    ['country=Nigeria'],
    ['near=houston&country=Nigeria'],
    ['garments=Agbada%2CKaftan'],
    ['garments=Agbada&languages=yo'],
    ['homeVisits=yes'],
    ['hasPrices=yes'],
    ['openToday=yes'],
    ['takesOrders=yes'],
    ['primaryCategories=Wedding+%26+Bridal&garments=Agbada'],
  ])('keeps its path: %s', (query) => {
    expect(addressOf(`?${query}`, houston)).toEqual({ path: `/discover?${query}`, isListed: false });
  });

  it.each(['zipcode', 'point'] as const)('can be near a %s', (kind) => {
    expect(addressOf('?near=77002', { ...houston, kind })).toEqual({ path: '/discover?near=77002', isListed: false });
  });

  it('can be near an unknown place', () => {
    expect(addressOf('?near=Nowhereville').isListed).toBe(false);
  });
});
