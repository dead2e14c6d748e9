import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DayFigures } from '@shared/figures/contract';
import type { Tailor } from '@shared/tailor/contract';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { Browser } from '../../../tests/support/browser';
import { aTailor, aUser, profileInput } from '../../../tests/support/factories';
import { figures } from './tables';
import { forgetFigures } from './store';

const phone = 'Mozilla/5.0 (Linux; Android 14; TECNO BG6) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const programs = {
  WhatsApp: 'WhatsApp/2.23.20.0 A',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Telegram: 'TelegramBot (like TwitterBot)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  iMessage: 'Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  Bing: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  curl: 'curl/8.5.0',
  'no name': '',
};

let app: TestApp;
let owner: Agent;
let tailor: Tailor;
beforeAll(async () => {
  app = await startApp({ environment: { SEARCH_CACHE_SECONDS: '60', TRUST_PROXY: '1' } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ({ agent: owner, tailor } = await aTailor(app, { phone: '0803 555 0142' }));
});

type Headers = Record<string, string>;

/** A request of a visitor on a phone. */
const visit = (path: string, { method = 'GET', ...headers }: Headers = {}) =>
  new Browser(app.origin).send(path, { method, headers: { 'user-agent': phone, ...headers } });

const contact = (by: string, headers: Headers = {}) =>
  new Browser(app.origin).send(`/api/tailors/${tailor.profileSlug}/contacts`, {
    method: 'POST',
    headers: { 'user-agent': phone, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ by }),
  });

async function figuresOf(agent: Agent): Promise<DayFigures[]> {
  await app.figures.flush();
  const answer = await agent.get('/api/tailors/me/figures');
  expect(answer.status).toBe(200);
  return answer.body as DayFigures[];
}

async function today(agent = owner) {
  const { day: _day, ...counts } = (await figuresOf(agent)).at(-1) ?? { day: '' };
  return counts;
}

const none = { views: 0, contacts: 0, appearances: 0 };
const page = () => `/tailors/${tailor.profileSlug}`;

describe('GET /api/tailors/me/figures', () => {
  it('lists the last 30 days in UTC, oldest first, with zeros', async () => {
    const before = await figuresOf(owner);
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    expect(before).toHaveLength(30);
    expect([before[0]?.day, before.at(-1)?.day]).toEqual([day(29), day(0)]);
    expect(before.every(({ views, contacts, appearances }) => views + contacts + appearances === 0)).toBe(true);
    const rows = [29, 30, 3].map((ago) => ({ tailorId: tailor.id, day: day(ago), views: ago }));
    await app.database.db.insert(figures).values(rows);
    const after = await figuresOf(owner);
    expect(after.filter(({ views }) => views > 0)).toEqual([
      { day: day(29), ...none, views: 29 },
      { day: day(3), ...none, views: 3 },
    ]);
  });

  it('answers 401 without a session and 403 without a profile', async () => {
    expect((await app.anonymous.get('/api/tailors/me/figures')).status).toBe(401);
    expect((await (await aUser(app)).get('/api/tailors/me/figures')).body.code).toBe('profile_required');
  });

  it("never answers another tailor's figures", async () => {
    await visit(page());
    expect(await today((await aTailor(app)).agent)).toEqual(none);
    expect(await today()).toEqual({ ...none, views: 1 });
  });
});

describe('a view', () => {
  it('is a page that a visitor opened, once, or its profile that the app loaded', async () => {
    const opened = await visit(page());
    expect(opened.text).toContain(tailor.businessName);
    expect(await today()).toEqual({ ...none, views: 1 });
    expect((await visit(`/api${page()}`, { 'x-forwarded-for': '198.51.100.9' })).status).toBe(200);
    expect(await today()).toEqual({ ...none, views: 2 });
  });

  it('of one visitor counts once in a quarter of an hour, by address and browser', async () => {
    for (let reload = 0; reload < 10; reload += 1) await visit(page());
    await visit(`/api${page()}`);
    expect(await today()).toEqual({ ...none, views: 1 });
    await visit(page(), { 'user-agent': phone.replace('TECNO BG6', 'SM-A145F') });
    await visit(page(), { 'x-forwarded-for': '198.51.100.7' });
    // Addresses of one IPv6 network are one visitor.
    for (const end of ['1', '2']) await visit(page(), { 'x-forwarded-for': `2001:db8::${end}` });
    expect(await today()).toEqual({ ...none, views: 4 });
  });

  it('counts once through a former address or another spelling', async () => {
    const { profileSlug } = tailor;
    const moved = { ...profileInput({ profileSlug: `${profileSlug}-new` }) };
    await owner.put(`/api/tailors/${tailor.id}`, moved);
    expect((await visit(`/tailors/${profileSlug}`)).status).toBe(301);
    expect((await visit(`/tailors/${profileSlug.toUpperCase()}-NEW`)).status).toBe(301);
    expect(await today()).toEqual(none);
    await visit(`/tailors/${profileSlug}-new`);
    expect(await today()).toEqual({ ...none, views: 1 });
  });

  it('does not count for the owner, another signed-in tailor or a HEAD request', async () => {
    const cookie = { cookie: owner.cookie };
    const stranger = { cookie: (await aTailor(app)).agent.cookie };
    for (const headers of [cookie, stranger, { method: 'HEAD' }]) {
      expect((await visit(page(), headers as Headers)).status).toBe(200);
      expect((await visit(`/api${page()}`, headers as Headers)).status).toBe(200);
    }
    expect(await today()).toEqual(none);
  });

  it('does not count for a press that may become a scroll, but for a page that the browser loads ahead', async () => {
    expect((await visit(`/api${page()}`, { purpose: 'prefetch' })).status).toBe(200);
    expect(await today()).toEqual(none);
    await visit(page(), { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' });
    expect(await today()).toEqual({ ...none, views: 1 });
  });

  it.each(Object.entries(programs))('does not count for a program: %s', async (_name, agent) => {
    const headers = { 'user-agent': agent };
    expect((await visit(page(), headers)).status).toBe(200);
    await visit(`/api${page()}`, headers);
    await visit(`${page()}/contact.vcf`, headers);
    await contact('phone', headers);
    expect(await today()).toEqual(none);
  });
});

describe('POST /api/tailors/:slug/contacts', () => {
  it('counts each link of a visitor once in five minutes, and answers 204', async () => {
    for (const by of ['phone', 'phone', 'whatsapp', 'sms', 'sms']) expect((await contact(by)).status).toBe(204);
    expect(await today()).toEqual({ ...none, contacts: 3 });
    await contact('phone', { 'x-forwarded-for': '198.51.100.7' });
    expect(await today()).toEqual({ ...none, contacts: 4 });
    // Addresses of one IPv6 network are one visitor.
    for (const end of ['1', '2']) await contact('phone', { 'x-forwarded-for': `2001:db8::${end}` });
    expect(await today()).toEqual({ ...none, contacts: 5 });
  });

  it('does not count a tap of the owner', async () => {
    expect((await contact('phone', { cookie: owner.cookie })).status).toBe(204);
    expect(await today()).toEqual(none);
  });

  it('refuses other sites, unknown links and unknown tailors', async () => {
    const foreign = await contact('phone', { origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    expect((await contact('pigeon')).status).toBe(400);
    expect((await app.anonymous.post('/api/tailors/nobody-here/contacts', { by: 'sms' })).status).toBe(404);
    expect(await today()).toEqual(none);
  });

  it('counts the file for address books', async () => {
    for (let save = 0; save < 2; save += 1) expect((await visit(`${page()}/contact.vcf`)).status).toBe(200);
    await visit(`${page()}/qr.svg`);
    await visit(`${page()}/contact.vcf`, { cookie: owner.cookie });
    expect(await today()).toEqual({ ...none, contacts: 1 });
  });
});

describe('an appearance', () => {
  it('counts once per answered page, also of a cached search', async () => {
    const search = `/api/tailors/search?q=${encodeURIComponent(tailor.businessName)}`;
    const concurrent = await Promise.all([visit(search), visit(search), visit(search)]);
    for (const { body } of concurrent) expect((body as Tailor[]).map(({ id }) => id)).toContain(tailor.id);
    const { etag = '' } = (await visit(search)).headers;
    // Without the second header, fetch would ask for a new answer.
    const again = await visit(search, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(again.status).toBe(304);
    expect(await today()).toEqual({ ...none, appearances: 5 });
    await visit(`/discover?q=${encodeURIComponent(tailor.businessName)}`);
    expect(await today()).toEqual({ ...none, appearances: 6 });
  });

  it('does not count for a signed-in tailor or a program', async () => {
    const query = `?q=${encodeURIComponent(tailor.businessName)}`;
    for (const headers of [{ cookie: owner.cookie }, { 'user-agent': programs.Google }] as Headers[]) {
      await visit(`/api/tailors/search${query}`, headers);
      await visit(`/discover${query}`, headers);
    }
    expect(await today()).toEqual(none);
  });
});

describe('the figures of a tailor', () => {
  const rowsOf = () => app.database.db.$count(figures, eq(figures.tailorId, tailor.id));

  it('are deleted with the account', async () => {
    await visit(page());
    await today();
    expect(await rowsOf()).toBe(1);
    expect((await owner.delete('/api/account')).status).toBe(204);
    expect(await rowsOf()).toBe(0);
  });

  it('are deleted after 13 months', async () => {
    const { db } = app.database;
    const day = (back: string) => sql<string>`(now() at time zone 'UTC' - ${back}::interval)::date`;
    const days = ['13 months', '13 months 1 day', '3 years'];
    await db.insert(figures).values(days.map((back) => ({ tailorId: tailor.id, day: day(back) })));
    await forgetFigures(db);
    expect(await rowsOf()).toBe(1);
  });
});
