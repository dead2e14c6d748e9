import { describe, expect, it } from 'vitest';
import { chipCount, filtersOf, noFilters, queryOf, chosenServices, type Filters } from './discover-filters';
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
  languages: ['yo', 'fr'],
  homeVisits: 'yes',
  hasPrices: 'yes',
  openToday: 'yes',
  takesOrders: 'yes',
};

describe('filters in the address', () => {
  it.each([[everything], [noFilters]])('are the same after a round trip through the URL', (filters) => {
    const address = new URL(discoverPath(filters), 'https://seamfolk.example');
    expect(filtersOf(address.search)).toEqual(filters);
  });

  it('ignore unknown options, and trim texts', () => {
    const search = `?city=%20Lagos%20&primaryCategories=Cobbling,Wedding%20%26%20Bridal&garments=Trousers&languages=tlh&homeVisits=no&openToday=tomorrow&page=7`;
    expect(filtersOf(search)).toEqual({ ...noFilters, city: 'Lagos', primaryCategories: ['Wedding & Bridal'] });
  });

  it('have no specialties without their category', () => {
    expect(filtersOf('?culturalCategories=African+Attire').culturalCategories).toEqual([]);
  });

  it.each(['0', '-5', '40000', '500001', '1e5', 'far'])('have the default radius for ?radius=%s', (radius) => {
    expect(filtersOf(`?near=Lagos&radius=${radius}`).radius).toBe('');
  });

  it('cut a text at the maximum length of the API', () => {
    expect(filtersOf(`?city=${'a'.repeat(500)}`).city).toHaveLength(120);
  });

  it('count every chip', () => expect(chipCount(everything)).toBe(12));

  it('name a specialty instead of its category', () => {
    expect(chosenServices({ ...noFilters, primaryCategories: ['Cultural & Traditional Wear'] })).toEqual([
      'Cultural & Traditional Wear',
    ]);
    expect(chosenServices(everything)).toEqual([
      "Men's Custom Wear",
      'African Attire',
      'European Traditional Wear',
      'Kaba & Slit',
      'Beading & Embellishments',
    ]);
  });
});

describe('queryOf', () => {
  it('contains only filters that are not empty', () => expect(queryOf(noFilters)).toEqual({}));

  it('joins lists by commas', () => {
    expect(queryOf({ ...everything, near: '' })).toMatchObject({
      primaryCategories: "Men's Custom Wear,Cultural & Traditional Wear",
      culturalCategories: 'African Attire,European Traditional Wear',
      garments: 'Kaba & Slit,Beading & Embellishments',
    });
  });

  it('contains the radius only with a place', () => {
    expect(queryOf({ ...noFilters, near: 'London, UK', radius: '25000' })).toEqual({
      near: 'London, UK',
      radius: '25000',
    });
    expect(queryOf({ ...noFilters, radius: '25000' })).toEqual({});
  });
});
