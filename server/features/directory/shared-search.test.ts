import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TailorCard } from '@shared/directory/contract';
import type { Tailor } from '@shared/tailor/contract';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aTailor, profileInput } from '../../../tests/support/factories';
import { heldTable } from '../../../tests/support/database/held-table';

let app: TestApp;
let agent: Agent;
let tailor: Tailor;
beforeAll(async () => {
  app = await startApp({ environment: { SEARCH_CACHE_SECONDS: '60' } });
  ({ agent, tailor } = await aTailor(app, { city: 'Lagos', bio: 'Agbada, cut and sewn by hand. '.repeat(40) }));
  await aTailor(app, { city: 'Lagos' });
});
afterAll(() => app.stop());

const path = (query: string) => `/api/tailors/search?${query}`;
const search = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.anonymous.browser.send(path(query), { method, headers });
const names = (cards: TailorCard[]) => cards.map(({ businessName }) => businessName);
/** Returns the number of statements sent to the database while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(app.requests.pool, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

describe('GET /api/tailors/search from a visitor', () => {
  it('is repeated without the database, while signed-in users see changes', async () => {
    const first = await search('city=lagos');
    const renamed = { ...profileInput(), businessName: 'Renamed', city: 'Lagos', profileSlug: tailor.profileSlug };
    expect((await agent.put(`/api/tailors/${tailor.id}`, renamed)).status).toBe(200);
    const again = await statementsOf(async () => {
      const second = await search('city=lagos');
      expect([second.status, second.text]).toEqual([200, first.text]);
      for (const name of ['etag', 'x-total-count', 'content-type', 'cache-control', 'vary']) {
        expect(second.headers[name]).toBe(first.headers[name]);
      }
      expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      expect(second.headers['content-security-policy']).toBeDefined();
    });
    expect(again).toBe(0);
    const own = await agent.get(path('city=lagos'));
    expect(names(own.body)).toContain('Renamed');
    expect(own.headers['cache-control']).toBe('no-store');
    expect(names((await search('city=lagos')).body)).not.toContain('Renamed');
  });

  it('can be cached for a moment by proxies', async () => {
    const { headers } = await search('city=lagos');
    expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=10');
    expect(headers.vary).toBe('Accept-Encoding, Cookie');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-total-count']).toBe('2');
  });

  it('answers 304 to a client that has it', async () => {
    const { headers, text } = await search('city=lagos');
    const etag = headers.etag ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const same = await supertest(app.origin)
        .get(path('city=lagos'))
        .set({ 'If-None-Match': etag, 'Accept-Encoding': encoding });
      expect([same.status, same.text]).toEqual([304, '']);
      expect(same.headers).toMatchObject({
        etag,
        vary: 'Accept-Encoding, Cookie',
        'x-total-count': '2',
        'cache-control': headers['cache-control'],
      });
      expect(same.headers).not.toHaveProperty('content-encoding');
    }
    const other = await supertest(app.origin).get(path('city=lagos')).set('If-None-Match', 'W/"other"');
    expect([other.status, other.text]).toEqual([200, text]);
  });

  it.each(['br', 'gzip', 'identity'])('is sent as %s if the client accepts that', async (encoding) => {
    const plain = await search('city=lagos', { 'Accept-Encoding': 'identity' });
    const headers = { 'Accept-Encoding': encoding };
    const answers = [await search('city=lagos', headers), await search('city=lagos', headers)];
    for (const answer of answers) {
      expect(answer.text).toBe(plain.text);
      expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      expect(answer.headers.etag).toBe(plain.headers.etag);
    }
    const head = await search('city=lagos', headers, 'HEAD');
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-encoding', 'content-length', 'etag', 'x-total-count']) {
      expect(head.headers[name]).toBe(answers[0]?.headers[name]);
    }
    const nothing = await search('city=nowhere', headers);
    expect([nothing.text, nothing.headers['content-encoding']]).toEqual(['[]', undefined]);
  });

  it('is the same for every spelling of a query', async () => {
    const first = await search('garments=Agbada,Aso-Ebi&city=lagos');
    const ways = ['city=%20lagos%20&garments=Aso-Ebi,,Agbada&radius=40000', 'garments=Agbada,Aso-Ebi&city=lagos&x=1'];
    for (const way of ways) {
      const again = await statementsOf(async () => expect((await search(way)).text).toBe(first.text));
      expect(again).toBe(0);
    }
    const { headers } = await search(`limit=1&city=lagos&garments=${','.repeat(500)}&utm_source=chat`);
    expect(headers.link).toMatch(
      /^<\/api\/tailors\/search\?radius=40000&city=lagos&limit=1&cursor=-?\d+>; rel="next"$/,
    );
    expect((await search('limit=1&city=lagos&lat=0.00000001&lng=0')).status).toBe(200);
  });

  it('is shared by all countries, except near a place', async () => {
    const from = (language: string, query: string) => search(query, { 'Accept-Language': language });
    await from('en-US', 'city=accra');
    expect(await statementsOf(() => from('en-NG', 'city=accra'))).toBe(0);
    const [american, georgian, british] = [
      await from('en-US', 'near=Georgia'),
      await from('ka-GE', 'near=Georgia'),
      await from('en-GB', 'near=Georgia'),
    ];
    expect(decodeURIComponent(american.headers['x-near'] ?? '')).toContain('"label":"Georgia, United States"');
    expect(georgian.headers['x-near']).not.toBe(american.headers['x-near']);
    expect(american.headers.vary).toBe('Accept-Encoding, Cookie, Accept-Language');
    const again = await statementsOf(async () => {
      expect((await from('en-US,en;q=0.5', 'near=Georgia')).headers['x-near']).toBe(american.headers['x-near']);
      expect((await from('fr-GB', 'near=Georgia')).headers['x-near']).toBe(british.headers['x-near']);
    });
    expect(again).toBe(0);
  });

  it('runs once for simultaneous requests', async () => {
    const alone = await statementsOf(() => search('limit=7'));
    const one = await search('limit=7');
    const held = await heldTable(app.database.url, 'tailors');
    const statements = await statementsOf(async () => {
      const answers = Promise.all(Array.from({ length: 50 }, () => search('limit=8')));
      await expect.poll(held.waiting, { timeout: 10_000 }).toBeGreaterThan(0);
      await held.release();
      const bodies = (await answers).map(({ status, text }) => [status, text]);
      expect(bodies).toEqual(bodies.map(() => [200, one.text]));
    });
    expect(statements).toBe(alone);
  });

  it('fails for all simultaneous requests, and the next request tries again', async () => {
    const held = await heldTable(app.database.url, 'tailors');
    const asked = () => Array.from({ length: 10 }, () => search('limit=9'));
    const statements = await statementsOf(async () => {
      const answers = Promise.all(asked());
      await expect.poll(held.waiting, { timeout: 10_000 }).toBeGreaterThan(0);
      await held.cancelWaiting();
      for (const { status, headers, body } of await answers) {
        expect([status, body.code, headers['retry-after']]).toEqual([503, 'unavailable', '2']);
        expect(headers['cache-control']).toBe('no-store');
      }
    });
    expect(statements).toBeGreaterThan(0);
    await held.release();
    expect((await search('limit=9')).status).toBe(200);
  });

  it('is not cached after an error', async () => {
    const { status, headers } = await search('limit=0');
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
  });
});

describe('GET /api/tailors/:slug from a visitor', () => {
  const path = () => `/api/tailors/${tailor.profileSlug}`;

  it('can be cached for a moment, and answers 304 to a client that has it', async () => {
    const { status, headers } = await app.anonymous.get(path());
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60, stale-while-revalidate=10']);
    expect(headers.vary).toContain('Cookie');
    const same = await supertest(app.origin)
      .get(path())
      .set('If-None-Match', headers.etag ?? '');
    expect(same.status).toBe(304);
    expect((await agent.get(path())).headers['cache-control']).toBe('no-store');
  });

  it('is not cached if there is no such tailor', async () => {
    const { status, headers } = await app.anonymous.get('/api/tailors/nobody-of-this-name');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('SEARCH_CACHE_SECONDS', () => {
  it('sets how long an answer is repeated', async () => {
    const quick = await startApp({ environment: { SEARCH_CACHE_SECONDS: '1' } });
    const found = async () => (await quick.anonymous.get(path(''))).body.length;
    expect(await found()).toBe(0);
    await aTailor(quick);
    await expect.poll(found, { timeout: 5_000 }).toBe(1);
    await quick.stop();
  });

  it('keeps nothing when it is 0', async () => {
    const fresh = await startApp({ environment: { SEARCH_CACHE_SECONDS: '0' } });
    const { headers } = await fresh.anonymous.get(path(''));
    expect(headers['cache-control']).toBe('no-store');
    await aTailor(fresh);
    expect((await fresh.anonymous.get(path(''))).body).toHaveLength(1);
    await fresh.stop();
  });
});
