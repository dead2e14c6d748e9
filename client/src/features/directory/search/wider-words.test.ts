import type { DirectoryQuery } from '@shared/directory/discover-filters';
import type { WiderSearch } from '@shared/directory/wider-contract';
import type { Near } from '@shared/places/contract';
import { describe, expect, it } from 'vitest';
import { aPlace } from '../../../../../tests/support/client/rows';
import { wayWords } from './wider-words';

const houston = { label: 'Houston, Texas, United States', city: 'Houston', state: 'Texas' };
const near: Near = { place: aPlace(houston), alternatives: [] };
const query: DirectoryQuery = { near: 'houston tx', radius: '50000', garments: 'Agbada,Kaftan', languages: 'yo' };

describe('wayWords', () => {
  const { near: _near, radius: _radius, ...anywhere } = query;
  const { languages: _languages, ...anyLanguage } = query;
  const { garments: _garments, ...anyGarment } = query;
  it.each<[WiderSearch, string, string]>([
    [{ filter: 'languages', query: anyLanguage, total: 1 }, 'Yoruba', '1 tailor in Houston without Yoruba'],
    [
      { filter: 'garments', query: anyGarment, total: 3 },
      'Agbada, Kaftan',
      '3 tailors in Houston without Agbada, Kaftan',
    ],
    [{ filter: 'radius', query: { ...query, radius: '200000' }, total: 2 }, 'Within 50 km', '2 tailors within 200 km'],
    [
      { filter: 'near', query: anywhere, total: 1_000, isAtLeast: true },
      'Houston, Texas, United States',
      '1,000+ tailors elsewhere',
    ],
  ])('of %j', (way, label, found) => {
    expect(wayWords(way, { query, near, locale: 'en-NG' })).toEqual({ label, found, isMeaning: false });
  });

  it('offers what a name can also mean', () => {
    const search = { query: { q: 'agbada', city: 'Lagos' }, near: undefined, locale: 'en-NG' };
    expect(wayWords({ filter: 'q', query: { city: 'Lagos', garments: 'Agbada' }, total: 12 }, search)).toEqual({
      label: 'Garment: Agbada',
      found: '12 tailors for Agbada in Lagos',
      isMeaning: true,
    });
    expect(wayWords({ filter: 'q', query: { city: 'Lagos' }, total: 40 }, search)).toEqual({
      label: '“agbada”',
      found: '40 tailors in Lagos with other names',
      isMeaning: false,
    });
  });

  it('names the default radius, which is no filter of the address', () => {
    const way: WiderSearch = { filter: 'radius', query: { near: 'houston', radius: '96561' }, total: 2 };
    const words = wayWords(way, { query: { near: 'houston', garments: 'Agbada' }, near, locale: 'en-US' });
    expect([words.label, words.found]).toEqual(['Within 25 miles', '2 tailors within 60 miles']);
  });
});
