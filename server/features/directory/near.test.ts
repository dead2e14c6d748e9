import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureAddresses } from '@shared/pictures/picture-files';
import { nearSchema } from '@shared/places/contract';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aPicture, aTailor } from '../../../tests/support/factories';
import { pictureKeyIn } from '../../storage/picture-names';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  for (const [businessName, city, country, isActive] of [
    ['Brooklyn Needle', 'Brooklyn', 'United States'],
    ['Queens Thread', 'Queens', 'United States'],
    ['Newark Hem', 'Newark', 'United States'],
    ['Philly Seam', 'Philadelphia', 'United States'],
    ['Hidden Stitch', 'Brooklyn', 'United States', false],
    ['Tbilisi Tailor', 'Tbilisi', 'Georgia'],
    ['Nowhere Sewing', 'Nowhere at all', 'Iceland'],
  ] as const) {
    const state = {
      'United States': city === 'Newark' ? 'New Jersey' : city === 'Philadelphia' ? 'Pennsylvania' : 'New York',
    };
    await aTailor(app, { businessName, city, country, isActive, state: state[country as 'United States'] ?? '' });
  }
});
afterAll(() => app.stop());

const namesOf = (body: unknown) =>
  Array.isArray(body) ? (body as { businessName: string }[]).map(({ businessName }) => businessName) : [];

const search = async (query: Record<string, string>) => {
  const answer = await app.anonymous.get(`/api/tailors/search?${new URLSearchParams(query)}`);
  const header = answer.headers['x-near'];
  const near = header === undefined ? undefined : nearSchema.parse(JSON.parse(decodeURIComponent(header)));
  return {
    ...answer,
    near,
    names: namesOf(answer.body),
  };
};

describe('GET /api/tailors/search near a place', () => {
  it('answers the nearest first, with their distance, within 40 km', async () => {
    const { names, near, headers, body } = await search({ near: 'Brooklyn, NY' });
    expect(names).toEqual(['Brooklyn Needle', 'Queens Thread', 'Newark Hem']);
    expect(near?.place).toMatchObject({ label: 'Brooklyn, New York, United States', kind: 'city' });
    expect(headers['x-total-count']).toBe('3');
    expect(body[0].distanceMeters).toBeLessThan(1_000);
    expect(body[2].distanceMeters).toBeGreaterThan(10_000);
  });

  it('uses the given radius', async () => {
    expect((await search({ near: 'brooklyn', radius: '200000' })).names).toContain('Philly Seam');
    expect((await search({ near: 'brooklyn', radius: '2000' })).names).toEqual(['Brooklyn Needle']);
    expect((await search({ near: 'brooklyn', radius: '500001' })).body.errors).toHaveProperty('radius');
  });

  it('accepts coordinates, also as text', async () => {
    const ways: Record<string, string>[] = [{ lat: '40.65', lng: '-73.95' }, { near: '40.65,-73.95' }];
    for (const query of ways) {
      const { names, near } = await search({ ...query, radius: '15000' });
      expect(names).toEqual(['Brooklyn Needle', 'Queens Thread']);
      expect(near?.place?.kind).toBe('point');
    }
    expect((await search({ lat: '40.65' })).body.errors).toEqual({ lng: ['Give both lat and lng'] });
    expect((await search({ lat: '91', lng: '0' })).body.errors).toEqual({ lat: ['Must be from -90 to 90'] });
  });

  it('combines with the other filters', async () => {
    expect((await search({ near: 'brooklyn', city: 'new' })).names).toEqual(['Newark Hem']);
    expect((await search({ near: 'brooklyn', primaryCategories: 'Wedding & Bridal' })).names).toEqual([]);
  });

  it('has pages without gaps', async () => {
    const seen: string[] = [];
    let next: string | undefined = '/api/tailors/search?near=brooklyn&limit=1';
    while (next) {
      const answer = await app.anonymous.get(next);
      seen.push(...namesOf(answer.body));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
    }
    expect(seen).toEqual(['Brooklyn Needle', 'Queens Thread', 'Newark Hem']);
  });

  it('searches a whole state or country, and lists alternatives', async () => {
    const { names, near } = await search({ near: 'Georgia' });
    const meant = [near?.place, ...(near?.alternatives ?? [])].map((place) => place?.kind);
    expect(meant).toEqual(expect.arrayContaining(['state', 'country']));
    const country = await search({ near: 'Georgia', country: 'Georgia' });
    expect([...names, ...country.names]).not.toContain('Brooklyn Needle');
    expect((await search({ near: 'Pennsylvania' })).names).toEqual(['Philly Seam']);
  });

  it.each(['Georgia', 'Lagos', 'Brooklyn', 'New York', 'Paris', 'Luxembourg', 'M5V', '10001'])(
    'finds a place of %s again by its label',
    async (text) => {
      const offered = (await app.anonymous.get(`/api/places?q=${text}`)).body as { label: string }[];
      expect(offered.length).toBeGreaterThan(0);
      for (const place of offered) {
        for (const language of ['en-US', 'en-NG']) {
          const answer = await app.anonymous.browser.send(
            `/api/tailors/search?near=${encodeURIComponent(place.label)}`,
            {
              headers: { 'Accept-Language': language },
            },
          );
          const near = nearSchema.parse(JSON.parse(decodeURIComponent(answer.headers['x-near'] ?? '')));
          expect(near.place).toEqual(place);
        }
      }
    },
  );

  it('lists both Georgias for an American visitor too', async () => {
    const answer = await app.anonymous.browser.send('/api/tailors/search?near=Georgia', {
      headers: { 'Accept-Language': 'en-US' },
    });
    const near = nearSchema.parse(JSON.parse(decodeURIComponent(answer.headers['x-near'] ?? '')));
    expect(near.place?.label).toBe('Georgia, United States');
    expect(near.alternatives.map(({ label }) => label)).toContain('Georgia (country)');
  });

  it('reports an unknown place, with alternatives', async () => {
    const { status, body, near } = await search({ near: 'Xqzzyplonk' });
    expect([status, body]).toEqual([200, []]);
    expect(near).toEqual({ alternatives: expect.any(Array) });
    expect((await search({ near: 'Lagso' })).near?.alternatives.map(({ city }) => city)).toContain('Lagos');
  });

  it('shows the first three pictures of the portfolio on the card', async () => {
    const { agent } = await aTailor(app, { businessName: 'Kumasi Kente', city: 'Kumasi', country: 'Ghana' });
    const made = [];
    for (const displayOrder of [3, 2, 1, 0]) made.push(await aPicture(agent, { displayOrder }));
    const [card] = (await search({ near: 'Kumasi' })).body;
    const shown = made.reverse().slice(0, 3);
    expect(card.pictures).toEqual(
      shown.map(({ imageUrl, thumbhash, width, height }) => ({
        key: pictureKeyIn(imageUrl),
        thumbhash,
        size: [width, height],
      })),
    );
    for (const [index, { imageUrl, srcset }] of shown.entries()) {
      const [width] = card.pictures[index].size;
      expect(pictureAddresses('/pictures/', { ...card.pictures[index], width })).toEqual({
        src: imageUrl,
        srcSet: srcset,
      });
    }
    expect((await search({ near: 'Brooklyn, NY' })).body[0]).not.toHaveProperty('pictures');
  });

  it('has the tailors whose postal code is known before those of the town alone', async () => {
    for (const [businessName, zipcode] of [
      ['Boston Block', '02108'],
      ['Boston Somewhere', ''],
    ]) {
      await aTailor(app, { businessName, zipcode, city: 'Boston', state: 'Massachusetts', country: 'United States' });
    }
    const { names, body } = await search({ near: 'Boston, MA' });
    expect(names).toEqual(['Boston Block', 'Boston Somewhere']);
    expect(body.map(({ isTownOnly }: { isTownOnly?: boolean }) => isTownOnly)).toEqual([undefined, true]);
    expect(body[1].distanceMeters).toBeLessThan(body[0].distanceMeters);
    const pages = await search({ near: 'Boston, MA', limit: '1' });
    const next = /<([^>]+)>; rel="next"/.exec(pages.headers.link ?? '')?.[1] ?? '';
    expect(namesOf((await app.anonymous.get(next)).body)).toEqual(['Boston Somewhere']);
  });
});

describe('GET /api/places', () => {
  it('completes a text, with at most eight places, best first', async () => {
    const { status, body } = await app.anonymous.get('/api/places?q=brook');
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(8);
    expect(body[0]).toMatchObject({ label: 'Brooklyn, New York, United States', city: 'Brooklyn', kind: 'city' });
  });

  it('prefers the visitor’s country among equals', async () => {
    const asked = (language: string) =>
      app.anonymous.browser.send('/api/places?q=birmingham', { headers: { 'Accept-Language': language } });
    expect((await asked('en-GB,en;q=0.9')).body[0].country).toBe('United Kingdom');
    expect((await asked('en-US,en;q=0.9')).body[0].country).toBe('United States');
  });

  it.each(['', '?q=', '?q=a&q=b', `?q=${'x'.repeat(121)}`, '?q=%00'])('refuses %j', async (query) => {
    expect((await app.anonymous.get(`/api/places${query}`)).status).toBe(400);
  });
});
