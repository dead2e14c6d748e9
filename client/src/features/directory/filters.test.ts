import { describe, expect, it } from 'vitest';
import { paths } from '../../paths';
import { chipCount, filtersOf, noFilters, queryOf, type Filters } from './filters';

const everything: Filters = {
  near: 'London, UK',
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
    const address = new URL(paths.discover(filters), 'https://seamfolk.example');
    expect(filtersOf(address.search)).toEqual(filters);
  });

  it('passes over what is in no list, and trims texts', () => {
    const search = `?city=%20Lagos%20&primaryCategories=Cobbling,Wedding%20%26%20Bridal&garments=Trousers&page=7`;
    expect(filtersOf(search)).toEqual({ ...noFilters, city: 'Lagos', primaryCategories: ['Wedding & Bridal'] });
  });

  it('has no specialties without their category', () => {
    expect(filtersOf('?culturalCategories=African+Attire').culturalCategories).toEqual([]);
  });

  it('cuts a text at the length that the API takes', () => {
    expect(filtersOf(`?city=${'a'.repeat(500)}`).city).toHaveLength(120);
  });

  it('counts every chip', () => expect(chipCount(everything)).toBe(6));
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

  it('lets the four fields win over Near', () => {
    expect(queryOf({ ...noFilters, near: 'London, UK', city: 'Leeds' })).toEqual({ city: 'Leeds', country: 'UK' });
  });
});
