import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WiderSearch } from '@shared/directory/wider-contract';
import { renderPage } from '../../../client/src/render-page';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';
import { readPage } from '../../../tests/support/read-page';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ render: renderPage, environment: { SEARCH_CACHE_SECONDS: '60' } });
  const houston = { city: 'Houston', state: 'Texas', zipcode: '77002', country: 'United States' };
  await aTailor(app, { ...houston, businessName: 'Hausa Agbada', serviceCategories: ['Agbada'], languages: ['ha'] });
  await aTailor(app, { ...houston, businessName: 'Yoruba Kente', serviceCategories: ['Kente'], languages: ['yo'] });
  await aTailor(app, { ...houston, businessName: 'Yoruba Hem', languages: ['yo'] });
  const dallas = { city: 'Dallas', state: 'Texas', zipcode: '75201', country: 'United States' };
  await aTailor(app, { ...dallas, businessName: 'Far Agbada', serviceCategories: ['Agbada'], languages: ['yo'] });
  await aTailor(app, { businessName: 'Lagos Agbada', serviceCategories: ['Agbada'], languages: ['yo'] });
});
afterAll(() => app.stop());

const path = '/api/tailors/search/wider';
const asked = (query: Record<string, string>, language = 'en-GB') =>
  app.anonymous.browser.send(`${path}?${new URLSearchParams(query)}`, { headers: { 'Accept-Language': language } });
const tooMuch = { near: 'Houston, TX', garments: 'Agbada', languages: 'yo' };

describe('GET /api/tailors/search/wider', () => {
  it('says what leaving out each filter gives, and which radius has a tailor', async () => {
    const { status, body, headers } = await asked(tooMuch, 'en-NG');
    expect([status, headers['cache-control']]).toEqual([200, expect.stringMatching(/^public, max-age=/)]);
    expect(body).toEqual([
      { filter: 'languages', query: { near: 'Houston, TX', garments: 'Agbada' }, total: 1 },
      { filter: 'garments', query: { near: 'Houston, TX', languages: 'yo' }, total: 2 },
      { filter: 'radius', query: { ...tooMuch, radius: '500000' }, total: 1 },
      { filter: 'near', query: { garments: 'Agbada', languages: 'yo' }, total: 2 },
    ]);
    const inMiles = (await asked(tooMuch, 'en-US')).body as WiderSearch[];
    expect(inMiles.find(({ filter }) => filter === 'radius')?.query.radius).toBe('482803');
  });

  it('finds as many as it says', async () => {
    for (const { query, total } of (await asked(tooMuch)).body as WiderSearch[]) {
      const search = await app.anonymous.get(`/api/tailors/search?${new URLSearchParams(query)}`);
      expect([search.body.length, search.headers['x-total-count']]).toEqual([total, String(total)]);
    }
  });

  it('reads a name as a garment', async () => {
    expect((await asked({ q: 'kentes' })).body).toEqual([{ filter: 'q', query: { garments: 'Kente' }, total: 1 }]);
  });

  it('says nothing of a place that it does not know alone, and refuses what a search refuses', async () => {
    expect((await asked({ near: 'Xqzzyplonk' })).body).toEqual([]);
    const refused = await asked({ garments: 'Toga' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['garments']]);
  });
});

describe('/discover without results', () => {
  it('contains the ways out and the tailors of the first one', async () => {
    const page = readPage(await app.anonymous.get(`/discover?${new URLSearchParams(tooMuch)}`));
    const ways = (await asked(tooMuch)).body as WiderSearch[];
    const [, sent, first] = page.data.answers;
    expect(sent).toEqual({ key: [path, tooMuch], data: ways });
    expect(first).toMatchObject({
      key: ['/api/tailors/search', ways[0]?.query, ''],
      data: { pages: [{ total: 1, tailors: [{ businessName: 'Hausa Agbada' }] }] },
    });
  });

  it('contains no more than the search where there are no ways out', async () => {
    const page = readPage(await app.anonymous.get('/discover?garments=Gomesi'));
    expect(page.data.answers.slice(1)).toEqual([{ key: [path, { garments: 'Gomesi' }], data: [] }]);
  });
});

describe('GET /api/directory', () => {
  it('counts the listed tailors and their cities, and the landing page contains it', async () => {
    // A count is used for some time, so this is another process.
    const fresh = await startApp({ render: renderPage, beside: app });
    const { status, body } = await fresh.anonymous.get('/api/directory');
    expect([status, body]).toEqual([200, { tailors: 5, cities: 3 }]);
    const { answers } = readPage(await fresh.anonymous.get('/')).data;
    expect(answers).toContainEqual({ key: ['/api/directory'], data: body });
    await fresh.stop();
  });
});
