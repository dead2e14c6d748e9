import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from '../../../client/src/render-page';
import { startApp, type TestApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';
import { insertDirectoryRows } from '../../../tests/support/database/directory-rows';
import { readPage } from '../../../tests/support/read-page';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ render: renderPage });
});
afterAll(() => app.stop());

const open = async (path: string) => {
  const answer = await app.anonymous.get(path);
  return { answer, page: readPage(answer) };
};

const placed = { city: 'Houston', state: 'Texas', zipcode: '77002', country: 'United States' };
const houston = '/discover?near=Houston%2C+Texas%2C+United+States';

describe('/discover', () => {
  const asked = '/discover?utm_source=x&page=24&primaryCategories=Wedding+%26+Bridal&near=Accra%2C+Ghana&garments=Toga';

  it('has a title and a canonical URL that describe the search', async () => {
    await aTailor(app, { city: 'Accra', country: 'Ghana', primaryServiceCategories: ['Wedding & Bridal'] });
    const { answer, page } = await open(asked);
    expect(answer.status).toBe(200);
    expect(page.title).toBe('Wedding & Bridal tailors in Accra, Ghana - Seamfolk');
    const canonical = `${app.publicUrl}/discover?near=Accra%2C+Greater+Accra%2C+Ghana&primaryCategories=Wedding+%26+Bridal`;
    expect([page.canonical, page.meta['og:url']]).toEqual([canonical, canonical]);
    expect(page.meta['og:image']).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.+\.jpg$/);
    expect(page.meta.robots).toBeUndefined();
    expect((await open('/discover')).page.title).toBe('Find Tailors - Seamfolk');
  });

  it('contains the first results, as the API answers them', async () => {
    const { data } = (await open(asked)).page;
    const query = { near: 'Accra, Ghana', primaryCategories: 'Wedding & Bridal' };
    const found = await app.anonymous.get(`/api/tailors/search?${new URLSearchParams(query)}`);
    expect(found.body).toHaveLength(1);
    const near = JSON.parse(decodeURIComponent(found.headers['x-near'] ?? '')) as unknown;
    const pages = [{ tailors: found.body, total: 1, more: false, near, picturesUrl: '/pictures/' }];
    expect(data.answers).toEqual([{ key: ['/api/tailors/search', query, ''], data: { pages, pageParams: [''] } }]);
  });

  it('links to the next page, which search engines do not list', async () => {
    const crowded = await startApp({ render: renderPage });
    await insertDirectoryRows(crowded.database.db, 30);
    const at = async (path: string) => readPage(await crowded.anonymous.get(path));
    const first = await at('/discover');
    const tailorsOn = ({ document }: typeof first) =>
      [...document.querySelectorAll('#root h2 a[href^="/tailors/"]')].map((link) => link.getAttribute('href'));
    const next = first.document.querySelector('a[rel=next]')?.getAttribute('href') ?? '';
    expect(next).toMatch(/^\/discover\?cursor=-?\d+$/);
    const second = await at(next);
    const all = new Set([...tailorsOn(first), ...tailorsOn(second)]);
    expect(first.document.querySelector('h1')?.textContent).toBe(`${all.size} Tailors Found`);
    expect(second.document.querySelector('a[rel=next]')).toBeNull();
    expect([first.meta.robots, second.meta.robots]).toEqual([undefined, 'noindex']);
    expect(second.document.querySelector('main a[href="/discover"]')?.textContent).toBe('From the first tailor');
    await crowded.stop();
  });

  it('is noindex without results', async () => {
    const { answer, page } = await open('/discover?city=Nowhereville');
    expect(page.meta.robots).toBe('noindex');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(page.meta.description).toBe('No tailors in Nowhereville.');
  });

  it.each([
    '/discover?city=%00',
    '/discover?cursor=nonsense',
    '/discover?city=a&city=b',
    '/discover?__proto__[x]=1',
    '/discover?%',
    '/discover?city=%FF',
    '/discover?near=%00',
    `/discover?near=${'a'.repeat(500)}`,
  ])('answers 200 at %s', async (path) => expect((await open(path)).answer.status).toBe(200));
});

describe('searches for a garment in a place', () => {
  beforeAll(async () => {
    for (const [index, businessName] of ['Ada & Sons', 'Bem "the Needle"', '<b>Chi</b>', 'Dayo'].entries()) {
      const serviceCategories = index === 3 ? ['Kaftan', 'Aso-Ebi'] : ['Agbada', 'Kaba & Slit'];
      await aTailor(app, { ...placed, businessName, serviceCategories, profileSlug: `houston-${index}` });
    }
  });

  it.each(['houston tx', 'Houston, TX', 'HOUSTON', 'Houston, Texas, United States'])(
    'have one page, also where the place is written %s',
    async (near) => {
      const { page } = await open(`/discover?garments=Agbada&near=${encodeURIComponent(near)}&radius=40000`);
      expect(page.title).toBe('Agbada tailors in Houston, Texas - Seamfolk');
      expect(page.canonical).toBe(`${app.publicUrl}${houston}&garments=Agbada`);
      expect(page.meta.robots).toBeUndefined();
    },
  );

  it('have a description with the number and names of tailors', async () => {
    const { page } = await open(`${houston}&garments=Agbada`);
    const description =
      '3 tailors for Agbada near Houston, Texas: <b>Chi</b>, Bem "the Needle", Ada & Sons. Look at their work, then call, text or write on WhatsApp.';
    expect([page.meta.description, page.meta['og:description']]).toEqual([description, description]);
    expect((await open(houston)).page.meta.description).toMatch(/^4 tailors near Houston, Texas: .+ and others\. /);
  });

  it('have the tailors and a breadcrumb as structured data', async () => {
    const { answer, page } = await open(`${houston}&garments=Agbada`);
    const url = `${app.publicUrl}${houston}&garments=Agbada`;
    expect(page.thing).toMatchObject({ '@type': 'CollectionPage', url, name: 'Agbada tailors in Houston, Texas' });
    expect(page.thing?.mainEntity).toEqual({
      '@type': 'ItemList',
      numberOfItems: 3,
      itemListElement: [2, 1, 0].map((number, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: ['Ada & Sons', 'Bem "the Needle"', '<b>Chi</b>'][number],
        url: `${app.publicUrl}/tailors/houston-${number}`,
      })),
    });
    const steps = [
      ['Find Tailors', '/discover'],
      ['Houston, Texas', houston],
      ['Agbada', `${houston}&garments=Agbada`],
    ] as const;
    expect(page.thing?.breadcrumb).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, path], index) => {
        return { '@type': 'ListItem', position: index + 1, name, item: app.publicUrl + path };
      }),
    });
    expect(answer.text).not.toContain('<b>Chi');
  });

  it('show the tailors without scripts', async () => {
    const { document } = (await open(`${houston}&garments=Agbada`)).page;
    expect(document.querySelector('#root h1')?.textContent).toBe('3 Tailors Found');
    const links = [...document.querySelectorAll('#root h2 a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['<b>Chi</b>', '/tailors/houston-2'],
      ['Bem "the Needle"', '/tailors/houston-1'],
      ['Ada & Sons', '/tailors/houston-0'],
    ]);
  });

  it.each([
    'q=ada',
    'near=Houston%2C+Texas%2C+United+States&radius=5000',
    'city=Houston',
    'zipcode=77002',
    'near=77002',
    'near=29.76%2C-95.36',
    'near=Houston%2C+Texas%2C+United+States&garments=Agbada%2CKaftan',
  ])('are noindex with further filters: %s', async (query) => {
    const { answer, page } = await open(`/discover?${query}`);
    expect(page.document.querySelectorAll('#root a[href^="/tailors/"]').length).toBeGreaterThan(0);
    expect([page.meta.robots, answer.headers['x-robots-tag']]).toEqual(['noindex', 'noindex']);
    expect([page.canonical, page.thing]).toEqual([`${app.publicUrl}/discover?${query}`, undefined]);
  });
});

describe('a hostile place', () => {
  it.each([
    ['</title><script>alert(1)</script>', '</title><script>alert(1)</script>'],
    ['" onload="alert(1)', '" onload="alert(1)'],
    ["'><img src=x>", "'><img src=x>"],
    ['\u202eliveN\u2066', 'liveN'],
    ['a\nb\tc', 'a b c'],
  ])('%j is escaped', async (near, shown) => {
    for (const name of ['near', 'city', 'q']) {
      const { answer, page } = await open(`/discover?${new URLSearchParams({ [name]: near })}`);
      expect(answer.status).toBe(200);
      const title = name === 'q' ? `Tailors named “${shown}” - Seamfolk` : `Tailors in ${shown} - Seamfolk`;
      expect([page.title, page.meta['og:title']]).toEqual([title, title]);
      expect(page.document.querySelectorAll('script:not([type])')).toHaveLength(0);
      expect(page.document.querySelectorAll('img[src=x], [onload]')).toHaveLength(0);
      expect(page.meta.robots).toBe('noindex');
    }
  });

  it('is found by the name of a known place in it', async () => {
    const { page } = await open('/discover?near=%3Cscript%3EHouston%3C/script%3E');
    expect(page.canonical).toBe(`${app.publicUrl}${houston}`);
  });
});
