import { describe, expect, it } from 'vitest';
import { chipCount, filtersOf, noFilters, queryOf, wantedOf, type Filters } from './discover-filters';
import { discoverPath } from './discover-path';

const everything: Filters = {
  q: 'adunni',
  near: 'London, UK',
  radius: '25000',
  city: 'Abẹ́òkúta & more',
  state: 'Ogun',
  zipcode: '110 101',
  country: "Côte d'Ivoire",
  primaryCategories: ["Men's Custom Wear", 'Cultural & Traditional Wear'],
  culturalCategories: ['African Attire', 'European Traditional Wear'],
  garments: ['Kaba & Slit', 'Beading & Embellishments'],
};

describe('filters in the address', () => {
  it.each([[everything], [noFilters]])('comes back from its address', (filters) => {
    const address = new URL(discoverPath(filters), 'https://seamfolk.example');
    expect(filtersOf(address.search)).toEqual(filters);
  });

  it('passes over what is in no list, and trims texts', () => {
    const search = `?city=%20Lagos%20&primaryCategories=Cobbling,Wedding%20%26%20Bridal&garments=Trousers&page=7`;
    expect(filtersOf(search)).toEqual({ ...noFilters, city: 'Lagos', primaryCategories: ['Wedding & Bridal'] });
  });

  it('has no specialties without their category', () => {
    expect(filtersOf('?culturalCategories=African+Attire').culturalCategories).toEqual([]);
  });

  it.each(['0', '-5', '40000', '500001', '1e5', 'far'])('looks as far as usual for ?radius=%s', (radius) => {
    expect(filtersOf(`?near=Lagos&radius=${radius}`).radius).toBe('');
  });

  it('cuts a text at the length that the API takes', () => {
    expect(filtersOf(`?city=${'a'.repeat(500)}`).city).toHaveLength(120);
  });

  it('counts every chip', () => expect(chipCount(everything)).toBe(6));

  it('wants a specialty instead of the category that it hangs under', () => {
    expect(wantedOf({ ...noFilters, primaryCategories: ['Cultural & Traditional Wear'] })).toEqual([
      'Cultural & Traditional Wear',
    ]);
    expect(wantedOf(everything)).toEqual([
      "Men's Custom Wear",
      'African Attire',
      'European Traditional Wear',
      'Kaba & Slit',
      'Beading & Embellishments',
    ]);
  });
});

describe('queryOf', () => {
  it('sends only what is not empty', () => expect(queryOf(noFilters)).toEqual({}));

  it('joins lists by commas', () => {
    expect(queryOf({ ...everything, near: '' })).toMatchObject({
      primaryCategories: "Men's Custom Wear,Cultural & Traditional Wear",
      culturalCategories: 'African Attire,European Traditional Wear',
      garments: 'Kaba & Slit,Beading & Embellishments',
    });
  });

  it('says how far around a place, only where there is one', () => {
    expect(queryOf({ ...noFilters, near: 'London, UK', radius: '25000' })).toEqual({
      near: 'London, UK',
      radius: '25000',
    });
    expect(queryOf({ ...noFilters, radius: '25000' })).toEqual({});
  });
});
