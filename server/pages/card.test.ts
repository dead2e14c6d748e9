import type { PublicTailor } from '@shared/directory/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { aLostPicture, aPicture, aTailor, profileInput } from '../../tests/support/factories';
import { colourOf } from '../../tests/support/pictures/pictures';
import { brandCardPath, cardPath } from './card';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const get = (path: string, init: RequestInit = {}) => fetch(app.origin + path, { redirect: 'manual', ...init });

/** Returns the card's path in the tailor's current page. */
async function pathNow(slug: string): Promise<string> {
  const tailor = (await app.anonymous.get(`/api/tailors/${slug}`)).body as PublicTailor;
  return cardPath(tailor, (await app.anonymous.get(`/api/gallery/${tailor.id}`)).body);
}

describe('cardPath', () => {
  const tailor = {
    id: '7f1c2a34-0b1d-4c55-9a1e-2f3d4b5c6d7e',
    profileSlug: 'adunni-couture',
    businessName: 'Adunni Couture',
    city: 'Brooklyn',
    state: 'New York',
    country: 'United States',
    primaryServiceCategories: ['Wedding & Bridal'],
    fullUntil: null,
  };
  const gallery = ['a', 'b', 'c', 'd'].map((digit) => ({ imageUrl: `/pictures/${digit.repeat(32)}.jpg` }));
  const path = cardPath(tailor, gallery);

  it('names the slug and a version', () => expect(path).toMatch(/^\/cards\/adunni-couture\/[0-9a-f]{16}\.jpg$/));

  it.each([
    ['businessName', { businessName: 'Adunni' }],
    ['city', { city: 'Queens' }],
    ['country', { country: 'Canada' }],
    ['services', { primaryServiceCategories: [] }],
    ['sign of a closed book', { fullUntil: '2026-06-16' }],
  ])('changes with the %s', (_what, change) => expect(cardPath({ ...tailor, ...change }, gallery)).not.toBe(path));

  it('depends on the three pictures that are drawn, and their order', () => {
    expect(cardPath(tailor, gallery.slice(0, 3))).toBe(path);
    expect(cardPath(tailor, gallery.slice(0, 2))).not.toBe(path);
    expect(cardPath(tailor, gallery.toReversed())).not.toBe(path);
  });

  it('does not change with the public URL of the store', () => {
    const elsewhere = gallery.map(({ imageUrl }) => ({ imageUrl: `https://pictures.example/public${imageUrl}` }));
    expect(cardPath(tailor, elsewhere)).toBe(path);
  });
});

describe('GET /cards/:slug/:version.jpg', () => {
  it('sends the card with an unlimited cache time, for every site', async () => {
    const { tailor } = await aTailor(app, { businessName: 'Adébáyọ̀ </text> & Sons' });
    const answer = await get(await pathNow(tailor.profileSlug));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(answer.headers.has('set-cookie')).toBe(false);
    const jpeg = Buffer.from(await answer.arrayBuffer());
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('answers 304 for a known ETag', async () => {
    const { tailor } = await aTailor(app);
    const path = await pathNow(tailor.profileSlug);
    const { headers } = await get(path);
    // Without this Cache-Control, fetch sends one that requires a new response.
    const conditions = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await get(path, { headers: conditions })).status).toBe(304);
  });

  it('redirects from an old version after a change of profile or portfolio', async () => {
    const { agent, tailor } = await aTailor(app);
    const slug = tailor.profileSlug;
    const bare = await pathNow(slug);
    const bareCard = await (await get(bare)).arrayBuffer();
    await aPicture(agent);
    const pictured = await pathNow(slug);
    await agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: slug, businessName: 'Another Name' }));
    const renamed = await pathNow(slug);
    expect(new Set([bare, pictured, renamed]).size).toBe(3);
    const old = await get(bare);
    expect([old.status, old.headers.get('location'), old.headers.get('cache-control')]).toEqual([
      302,
      renamed,
      'public, max-age=300',
    ]);
    const card = await get(renamed);
    expect(card.status).toBe(200);
    expect(Buffer.from(await card.arrayBuffer())).not.toEqual(Buffer.from(bareCard));
  });

  it('redirects from a former slug', async () => {
    const { agent, tailor } = await aTailor(app);
    const former = await pathNow(tailor.profileSlug);
    await agent.put(`/api/tailors/${tailor.id}`, profileInput({ profileSlug: `${tailor.profileSlug}-2` }));
    const answer = await get(former);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(await pathNow(`${tailor.profileSlug}-2`));
  });

  it('contains the pictures of the portfolio', async () => {
    const { agent, tailor } = await aTailor(app);
    await aPicture(agent);
    const jpeg = Buffer.from(await (await get(await pathNow(tailor.profileSlug))).arrayBuffer());
    const [red, green, blue] = await colourOf(jpeg, { left: 620, top: 60, width: 500, height: 500 });
    expect([red, green, blue]).toEqual([expect.closeTo(180, -1), expect.closeTo(60, -1), expect.closeTo(40, -1)]);
  });

  it('is drawn without a missing picture, with a short cache time', async () => {
    const { agent, tailor } = await aTailor(app);
    await aLostPicture(app, agent);
    const answer = await get(await pathNow(tailor.profileSlug));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(1200);
  });

  it('sends the same card to concurrent requests', async () => {
    const { tailor } = await aTailor(app);
    const path = await pathNow(tailor.profileSlug);
    const cards = await Promise.all(
      Array.from({ length: 8 }, async () => Buffer.from(await (await get(path)).arrayBuffer())),
    );
    expect(new Set(cards.map((card) => card.toString('base64'))).size).toBe(1);
  });

  it.each(['/cards/nobody/0123456789abcdef.jpg', '/cards/%00/0.jpg', '/cards/UPPER%20CASE/0.jpg', "/cards/a'b/0.jpg"])(
    'answers 404 to %s',
    async (path) => expect((await get(path)).status).toBe(404),
  );
});

describe('GET /cards/:version.jpg', () => {
  it("sends the product's own card", async () => {
    const answer = await get(brandCardPath());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const jpeg = Buffer.from(await answer.arrayBuffer());
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('redirects from an old version', async () => {
    expect((await get('/cards/0.jpg')).headers.get('location')).toBe(brandCardPath());
  });
});
