import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { aTailor } from '../../tests/support/factories';
import { readPage } from '../../tests/support/read-page';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const open = async (path: string) => {
  const answer = await app.anonymous.get(path);
  return { answer, page: readPage(answer) };
};

describe('/discover', () => {
  const asked =
    '/discover?utm_source=x&cursor=24&primaryCategories=Wedding+%26+Bridal&near=Accra%2C+Ghana&garments=Toga';

  it('says what is searched where, and has one address for it', async () => {
    await aTailor(app, { city: 'Accra', country: 'Ghana', primaryServiceCategories: ['Wedding & Bridal'] });
    const { answer, page } = await open(asked);
    expect(answer.status).toBe(200);
    expect(page.title).toBe('Wedding & Bridal tailors in Accra, Ghana - Seamfolk');
    const canonical = `${app.publicUrl}/discover?near=Accra%2C+Ghana&primaryCategories=Wedding+%26+Bridal`;
    expect([page.canonical, page.meta['og:url']]).toEqual([canonical, canonical]);
    expect(page.meta['og:image']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.+\.jpg$/);
    expect(page.meta.robots).toBeUndefined();
    expect((await open('/discover')).page.title).toBe('Find Tailors - Seamfolk');
  });

  it('brings the first results with it, as the API answers them', async () => {
    const { data } = (await open(asked)).page;
    const query = { near: 'Accra, Ghana', primaryCategories: 'Wedding & Bridal' };
    const found = await app.anonymous.get(`/api/tailors/search?${new URLSearchParams(query)}`);
    expect(found.body).toHaveLength(1);
    const near = JSON.parse(decodeURIComponent(found.headers['x-near'] ?? '')) as unknown;
    const pages = [{ tailors: found.body, total: 1, near }];
    expect(data.answers).toEqual([{ key: ['/api/tailors/search', query], data: { pages, pageParams: [''] } }]);
  });

  it('keeps a search that finds nobody out of search engines', async () => {
    const { answer, page } = await open('/discover?city=Nowhereville');
    expect(page.meta.robots).toBe('noindex');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  it.each([
    '/discover?city=%00',
    '/discover?city=a&city=b',
    '/discover?__proto__[x]=1',
    '/discover?%',
    '/discover?city=%FF',
  ])('is a page at %s', async (path) => expect((await open(path)).answer.status).toBe(200));
});
