import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { maxWider, widerQuerySchema, type WiderQuery } from './wider-contract';
import { widerSearches } from './wider-searches';

/** Returns the wider searches of a query where `count` tells the matches of each. */
async function wider(query: Record<string, string>, count: (query: WiderQuery) => number, unit: 'km' | 'mile' = 'km') {
  let counted = 0;
  const searches = await widerSearches(z.parse(widerQuerySchema, query), unit, async (asked) => {
    counted += 1;
    return { total: count(asked), more: count(asked) >= 1_000 };
  });
  return { searches, counted };
}

const houston = { near: 'Houston', garments: 'Agbada', languages: 'yo' };

describe('widerSearches', () => {
  it('leaves out one filter at a time, fewest matches first, then widens the place', async () => {
    const { searches } = await wider(houston, ({ near, garments, languages, radius }) => {
      if (near === '') return 9;
      if (radius >= 250_000) return 2;
      return garments.length === 0 ? 3 : languages.length === 0 ? 1 : 0;
    });
    expect(searches).toEqual([
      { filter: 'languages', query: { near: 'Houston', garments: 'Agbada' }, total: 1 },
      { filter: 'garments', query: { near: 'Houston', languages: 'yo' }, total: 3 },
      { filter: 'radius', query: { ...houston, radius: '250000' }, total: 2 },
      { filter: 'near', query: { garments: 'Agbada', languages: 'yo' }, total: 9 },
    ]);
  });

  it('leaves out what finds nobody', async () => {
    expect((await wider(houston, ({ languages }) => (languages.length === 0 ? 1_000 : 0))).searches).toEqual([
      { filter: 'languages', query: { near: 'Houston', garments: 'Agbada' }, total: 1_000, isAtLeast: true },
    ]);
  });

  it('does not leave out the only filter', async () => {
    expect((await wider({ garments: 'Gomesi' }, () => 5)).searches).toEqual([]);
  });

  it('leaves out a category with its specialties, and a list as a whole', async () => {
    const query = {
      primaryCategories: 'Cultural & Traditional Wear',
      culturalCategories: 'African Attire',
      garments: 'Agbada,Kente',
      homeVisits: 'yes',
    };
    const { searches } = await wider(query, () => 1);
    expect(searches.map(({ query }) => query)).toEqual([
      { garments: 'Agbada,Kente', homeVisits: 'yes' },
      { primaryCategories: query.primaryCategories, garments: 'Agbada,Kente', homeVisits: 'yes' },
      { primaryCategories: query.primaryCategories, culturalCategories: 'African Attire', homeVisits: 'yes' },
      { primaryCategories: query.primaryCategories, culturalCategories: 'African Attire', garments: 'Agbada,Kente' },
    ]);
  });

  it('reads a text as a garment or a service first, also if it is the only filter', async () => {
    const { searches } = await wider({ q: 'agbada' }, ({ garments }) => (garments.length > 0 ? 12 : 0));
    expect(searches).toEqual([{ filter: 'q', query: { garments: 'Agbada' }, total: 12 }]);
    const inHouston = await wider({ q: 'agbada', near: 'Houston' }, ({ q }) => (q ? 0 : 4));
    expect(inHouston.searches.map(({ query }) => query)).toEqual([
      { near: 'Houston', garments: 'Agbada' },
      { near: 'Houston' },
    ]);
  });

  it('keeps garments that are chosen already', async () => {
    const { searches } = await wider({ q: 'agbada', garments: 'Kente' }, () => 1);
    expect(searches.map(({ query }) => query)).toEqual([{ q: 'agbada' }, { garments: 'Kente' }]);
  });

  it('widens to a round radius of the visitor, also around coordinates', async () => {
    const around = { lat: '29.76', lng: '-95.36', radius: '8000' };
    const { searches } = await wider(around, ({ radius }) => (radius >= 30_000 ? 6 : 0), 'mile');
    expect(searches).toEqual([{ filter: 'radius', query: { ...around, radius: '40234' }, total: 6 }]);
    expect((await wider({ near: 'Houston', radius: '500000' }, () => 0)).searches).toEqual([]);
  });

  it('counts a bounded number of searches', async () => {
    const everything = {
      q: 'agbada',
      near: 'Houston',
      radius: '1',
      city: 'a',
      state: 'b',
      zipcode: 'c',
      country: 'd',
      primaryCategories: 'Wedding & Bridal',
      culturalCategories: 'African Attire',
      garments: 'Kente',
      languages: 'yo',
      homeVisits: 'yes',
      hasPrices: 'yes',
      openToday: 'yes',
    };
    const { searches, counted } = await wider(everything, () => 1);
    expect(searches).toHaveLength(maxWider);
    expect(counted).toBeLessThanOrEqual(20);
  });
});
