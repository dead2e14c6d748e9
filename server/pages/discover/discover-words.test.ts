import { describe, expect, it } from 'vitest';
import type { TailorCard } from '@shared/directory/contract';
import { noFilters, type Filters } from '@shared/directory/discover-filters';
import type { SearchPage } from '@shared/pages/page-data';
import { houston } from '../../../tests/support/places';
import { discoverDescription } from './discover-words';

const found = (names: string[], fields: Partial<SearchPage> = {}): SearchPage => ({
  tailors: names.map((businessName) => ({ businessName }) as TailorCard),
  total: names.length,
  more: false,
  picturesUrl: '/pictures/',
  ...fields,
});
const near = { place: houston, alternatives: [] };
const said = (filters: Partial<Filters>, page?: SearchPage) => discoverDescription({ ...noFilters, ...filters }, page);
const invitation = 'Look at their work, then call, text or write on WhatsApp.';

describe('the description of a search', () => {
  it.each<[Partial<Filters>, SearchPage, string]>([
    [
      {},
      found(['Ada', 'Bem', 'Chi', 'Dayo'], { total: 1000, more: true }),
      '1,000+ tailors: Ada, Bem, Chi and others.',
    ],
    [{ near: 'x', garments: ['Agbada'] }, found(['Ada'], { near }), '1 tailor for Agbada near Houston, Texas: Ada.'],
    [{ near: 'x' }, found(['Ada', 'Bem', 'Chi'], { near }), '3 tailors near Houston, Texas: Ada, Bem, Chi.'],
    [{ near: 'x' }, found(['Ada'], { more: true, near }), '1+ tailors near Houston, Texas: Ada and others.'],
    [
      { near: 'x' },
      found(['Ada', 'Bem'], {
        near: { place: { ...houston, label: 'Texas, United States', kind: 'state' }, alternatives: [] },
      }),
      '2 tailors in Texas, United States: Ada, Bem.',
    ],
    [{ q: 'ada', city: 'Lagos' }, found(['Ada\n\u202e & Co']), '1 tailor named “ada” in Lagos: Ada & Co.'],
  ])('%o has the number and names', (filters, page, sentence) => {
    expect(said(filters, page)).toBe(`${sentence} ${invitation}`);
  });

  it('reports that there are no tailors', () => {
    expect(said({ garments: ['Agbada'], near: 'x' }, found([], { near }))).toBe(
      'No tailors for Agbada near Houston, Texas.',
    );
  });

  it('has no number without results', () => {
    expect(said({ city: 'Lagos' })).toBe(`Tailors in Lagos. ${invitation}`);
  });

  it('is shortened to its maximum length', () => {
    const names = ['A'.repeat(40), 'B'.repeat(40), 'C'.repeat(20)];
    expect(said({}, found(names))).toBe(`3 tailors: ${names.join(', ')}.`);
    const long = said({}, found(Array.from({ length: 3 }, (_, index) => `${index} ${'long name '.repeat(12)}`)));
    expect(long.length).toBeLessThanOrEqual(155);
    expect(long).toMatch(/…$/);
  });
});
