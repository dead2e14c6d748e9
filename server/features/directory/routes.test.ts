import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TailorCard } from '@shared/directory/contract';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';

let app: TestApp;
const search = (query: Record<string, string>) =>
  app.anonymous.get(`/api/tailors/search?${new URLSearchParams(query)}`);
const names = (cards: TailorCard[]) => cards.map(({ businessName }) => businessName);
const found = async (query: Record<string, string>) => names((await search(query)).body).sort();

beforeAll(async () => {
  app = await startApp();
  await aTailor(app, {
    businessName: 'Brooklyn Needle',
    city: 'New York',
    state: 'New York',
    zipcode: '11201',
    country: 'United States',
    primaryServiceCategories: ['Alterations & Repairs', 'Wedding & Bridal'],
  });
  await aTailor(app, {
    businessName: 'São Paulo Alfaiate',
    city: 'São Paulo',
    state: 'São Paulo',
    zipcode: '01310-100',
    country: 'Brazil',
    primaryServiceCategories: ["Men's Custom Wear"],
    whatsapp: '(11) 91234-5678',
  });
  await aTailor(app, {
    businessName: 'Ikeja Agbada',
    city: 'Ikeja',
    state: 'Lagos',
    country: 'Nigeria',
    primaryServiceCategories: ['Cultural & Traditional Wear', 'Wedding & Bridal'],
    culturalSubCategories: ['African Attire'],
    serviceCategories: ['Agbada', 'Aso-Ebi'],
  });
  await aTailor(app, {
    businessName: 'London Sari',
    city: 'London',
    zipcode: 'E1 6AN',
    country: 'United Kingdom',
    primaryServiceCategories: ['Cultural & Traditional Wear'],
    culturalSubCategories: ['South Asian Wear', 'African Attire'],
    serviceCategories: ['Saree/Sari'],
  });
  await aTailor(app, { businessName: 'Closed Shop', city: 'London', country: 'United Kingdom', isActive: false });
});
afterAll(() => app.stop());

describe('GET /api/tailors/search', () => {
  it('returns the listed tailors to visitors, newest first', async () => {
    const answer = await search({});
    expect(answer.status).toBe(200);
    expect(names(answer.body)).toEqual(['London Sari', 'Ikeja Agbada', 'São Paulo Alfaiate', 'Brooklyn Needle']);
    expect(answer.headers['x-total-count']).toBe('4');
    expect(answer.body[0]).not.toHaveProperty('userId');
    expect(answer.body[0]).not.toHaveProperty('cityWords');
  });

  it.each([
    [{ city: 'york' }, ['Brooklyn Needle']],
    [{ city: 'ork' }, []],
    [{ city: 'sao paulo' }, ['São Paulo Alfaiate']],
    [{ city: 'SÃO' }, ['São Paulo Alfaiate']],
    [{ city: '  Lond  ' }, ['London Sari']],
    [{ city: '%', state: 'lagos' }, ['Ikeja Agbada']],
    [{ state: 'lag' }, ['Ikeja Agbada']],
    [{ country: 'USA' }, ['Brooklyn Needle']],
    [{ country: 'U.K.' }, ['London Sari']],
    [{ country: 'states' }, ['Brooklyn Needle']],
    [{ country: 'united' }, ['Brooklyn Needle', 'London Sari']],
    [{ zipcode: '112' }, ['Brooklyn Needle']],
    [{ zipcode: 'e16a' }, ['London Sari']],
    [{ zipcode: '6AN' }, []],
    [{ city: 'london', country: 'brazil' }, []],
    [{ primaryCategories: 'Wedding & Bridal' }, ['Brooklyn Needle', 'Ikeja Agbada']],
    [
      { primaryCategories: "Men's Custom Wear,Wedding & Bridal" },
      ['Brooklyn Needle', 'Ikeja Agbada', 'São Paulo Alfaiate'],
    ],
    [{ primaryCategories: 'Wedding & Bridal', culturalCategories: 'African Attire' }, ['Ikeja Agbada']],
    [{ culturalCategories: 'African Attire' }, ['Ikeja Agbada', 'London Sari']],
    [{ garments: 'Agbada,Saree/Sari' }, ['Ikeja Agbada', 'London Sari']],
    [{ garments: 'Aso-Ebi', country: 'nigeria' }, ['Ikeja Agbada']],
    [{ city: '', primaryCategories: '' }, ['Brooklyn Needle', 'Ikeja Agbada', 'London Sari', 'São Paulo Alfaiate']],
  ])('finds by %j', async (query, expected) => {
    expect(await found(query as Record<string, string>)).toEqual(expected);
  });

  it('has Link headers that lead through all tailors without gaps or repetition', async () => {
    const seen: string[] = [];
    let next: string | undefined = '/api/tailors/search?limit=3';
    const sizes: number[] = [];
    while (next) {
      const answer = await app.anonymous.get(next);
      sizes.push(answer.body.length);
      seen.push(...names(answer.body));
      expect(answer.headers['x-total-count']).toBe('4');
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
    }
    expect(sizes).toEqual([3, 1]);
    expect(seen).toEqual(['London Sari', 'Ikeja Agbada', 'São Paulo Alfaiate', 'Brooklyn Needle']);
  });

  it('keeps the filters in the Link header', async () => {
    const answer = await search({ country: 'united', limit: '1' });
    expect(answer.headers.link).toContain('country=united');
    expect(answer.headers['x-total-count']).toBe('2');
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=ten',
    'limit=-1',
    'cursor=abc',
    'primaryCategories=Cobbling',
    'garments=Toga',
    'city=a&city=b',
    'city=%00',
    `city=${'x'.repeat(121)}`,
  ])('answers 400 with the field for ?%s', async (query) => {
    const refused = await app.anonymous.get(`/api/tailors/search?${query}`);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toEqual([query.split('=')[0]]);
  });

  it.each(['constructor', '__proto__', 'toString'])('finds nothing for the country %s', async (country) => {
    const answer = await search({ country });
    expect([answer.status, answer.body]).toEqual([200, []]);
  });

  it("links a local WhatsApp number with its country's prefix", async () => {
    const [card] = (await search({ country: 'brazil' })).body;
    expect(card.chatUrl).toBe('https://wa.me/5511912345678');
  });
});

describe('GET /api/tailors/:slug', () => {
  it('answers the public profile, inactive ones too', async () => {
    const { tailor } = await aTailor(app, { isActive: false, bio: 'Two lines\nof it' });
    const answer = await app.anonymous.get(`/api/tailors/${tailor.profileSlug}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: tailor.id, bio: 'Two lines\nof it', isActive: false });
    expect(answer.body).not.toHaveProperty('userId');
  });

  it('answers 404 for an unknown slug', async () => {
    const missing = await app.anonymous.get('/api/tailors/nobody-at-all');
    expect(missing.status).toBe(404);
    expect(missing.body).toEqual({ message: 'Tailor not found', code: 'not_found' });
    expect((await app.anonymous.get('/api/tailors/%00')).status).toBe(404);
    expect((await app.anonymous.get(`/api/tailors/${'x'.repeat(300)}`)).status).toBe(404);
  });
});
