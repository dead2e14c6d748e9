import { sql } from 'drizzle-orm';
import { Window } from 'happy-dom';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { etagOf } from '@shared/contract/version';
import { addDays, todayIn } from '@shared/orders/days';
import { isLinkToken, type LinkPage } from '@shared/orders/linked-order';
import type { Order } from '@shared/orders/order';
import { signIn, startApp, type Agent, type TestApp } from '../../../tests/support/app';
import type { Answer } from '../../../tests/support/browser';
import { aCustomer, aTailor } from '../../../tests/support/factories';
import { anOrderPhoto } from '../../../tests/support/orders';
import { decided } from '../../../tests/support/moderation';
import { operatorPerson } from '../../../tests/support/sign-in/operator-person';
import { renderLink } from '../../../client/src/render-page';
import { newLinkToken } from '../../features/orders/link';
import { createLog } from '../../http/log';

const lines: string[] = [];
const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });

let app: TestApp;
let operator: Agent;
beforeAll(async () => {
  const environment = { OPERATORS: operatorPerson.email, METRICS_TOKEN: 'm'.repeat(32) };
  app = await startApp({ environment, log, renderLink: async (page: LinkPage) => renderLink(page) });
  operator = await signIn(app, operatorPerson);
});
afterAll(() => app.stop());
beforeEach(() => void (lines.length = 0));

const inZone = 'Africa/Lagos';
const today = todayIn(inZone, new Date());

/** A shop with hours, numbers and a client. */
async function aShop(profile: Record<string, unknown> = {}) {
  const { agent, tailor } = await aTailor(app, { phone: '0803 555 0142', whatsapp: '0803 555 0143', ...profile });
  return { agent, tailor, customerId: (await aCustomer(agent)).id };
}

type Shop = Awaited<ReturnType<typeof aShop>>;

async function anOrder({ agent, customerId }: Pick<Shop, 'agent' | 'customerId'>, over: object = {}) {
  const garments = [{ id: crypto.randomUUID(), garment: 'Agbada', price: 4_500_000 }];
  const made = await agent.post('/api/orders', { customerId, garments, timeZone: inZone, ...over });
  if (made.status !== 201) throw new Error(`No order: ${made.status} ${JSON.stringify(made.body)}`);
  const order = made.body as Order;
  return { ...order, path: `/o/${order.linkToken}` };
}

const inStage = async ({ agent }: Pick<Shop, 'agent'>, { id }: { id: string }, stage: string, over = {}) => {
  const moved = await agent.put(`/api/orders/${id}/stage`, { stage, ...over });
  expect(moved.status).toBe(200);
};

/** Opens a page as a visitor, without following redirects. */
const open = (path: string) => app.anonymous.get(path);

const press = (path: string, headers: Record<string, string> = {}, by = app.anonymous) =>
  by.browser.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: '',
  });

function read({ text }: Answer) {
  const { document } = new Window();
  document.write(text);
  return document;
}

const words = (answer: Answer) => read(answer).body.textContent.replace(/\s+/g, ' ');
const titleOf = (answer: Answer) => read(answer).querySelector('h1')?.textContent;
const forms = (answer: Answer) => [...read(answer).querySelectorAll('form')].map((form) => form.getAttribute('action'));
const stored = async ({ agent }: Pick<Shop, 'agent'>, { id }: { id: string }) =>
  (await agent.get(`/api/orders/${id}`)).body as Order;

const privately = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'content-security-policy': expect.stringContaining("script-src 'self'"),
  'x-frame-options': 'DENY',
};

describe('GET /o/:token', () => {
  it('shows the order to everyone with the link, without any script', async () => {
    const shop = await aShop({ businessName: 'Adunni <b>Couture</b>' });
    const order = await anOrder(shop, {
      garments: [
        { id: crypto.randomUUID(), garment: 'Bridesmaid dress', price: 100, quantity: 8 },
        { id: crypto.randomUUID(), garment: 'Gele <i>', price: null },
      ],
      dueOn: addDays(today, 26),
      fittings: [
        { id: crypto.randomUUID(), onDate: addDays(today, -2), atTime: '09:00', doneAt: null },
        { id: crypto.randomUUID(), onDate: today, atTime: '15:00', doneAt: null },
      ],
    });
    const answer = await open(order.path);
    const page = read(answer);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers).toMatchObject(privately);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(page.title).toBe('Your order at Adunni <b>Couture</b>');
    expect(page.documentElement.getAttribute('lang')).toBe('en');
    expect(page.querySelector('script, noscript, [rel=modulepreload], [style], #root')).toBeNull();
    expect(answer.text).not.toMatch(/<script|javascript:| on\w+="/);
    expect(titleOf(answer)).toBe('Your order is in the book');
    expect(words(answer)).toMatch(new RegExp(`Order ${order.number}.*in 26 days.*Today at 15:00`));
    const garments = [...page.querySelectorAll('section li')].map(({ textContent }) => textContent);
    expect(garments).toEqual(['Bridesmaid dress ×\u00a08', 'Gele <i>']);
    expect(page.querySelector('[aria-current=step]')?.textContent).toContain('Taken');
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toContain(`/tailors/${shop.tailor.profileSlug}`);
    expect(links).toContain('tel:+2348035550142');
    expect(links.find((link) => link?.startsWith('https://wa.me/2348035550143?text=Hello'))).toBeTruthy();
    expect(links).toEqual(expect.arrayContaining([`${order.path}/promised.ics`, `${order.path}/fitting.ics`]));
    expect(forms(answer)).toEqual([`${order.path}/remind`]);
  });

  it.each([
    ['cutting', 'Your order is being cut', 'remind'],
    ['sewing', 'Your order is being sewn', 'remind'],
    ['ready', 'Ready to collect', 'collected'],
    ['collected', 'Your order was collected', undefined],
    ['cancelled', 'This order was cancelled', undefined],
  ])('says what %s means, with what can be pressed then', async (stage, title, act) => {
    const shop = await aShop();
    const order = await anOrder(shop, { dueOn: addDays(today, 2) });
    await inStage(shop, order, stage, { because: stage === 'cancelled' ? 'client' : null });
    const answer = await open(order.path);
    expect([answer.status, titleOf(answer)]).toEqual([200, title]);
    expect(forms(answer)).toEqual(act ? [`${order.path}/${act}`] : []);
    expect(words(answer).includes('days early')).toBe(stage === 'ready' || stage === 'collected');
  });

  it('says of a late order that it takes longer, without blame', async () => {
    const shop = await aShop();
    const answer = await open((await anOrder(shop, { dueOn: addDays(today, -3) })).path);
    expect(words(answer)).toContain('It needs a little longer.');
    expect(words(answer)).not.toMatch(/late\b/);
  });

  it('shows what is left to pay only if the tailor says so and all prices are agreed', async () => {
    const shop = await aShop();
    const payment = { amount: 1_000_000, onDate: today };
    const order = await anOrder(shop, { payment });
    expect(words(await open(order.path))).not.toContain('Left to pay');
    const show = (id: string) => shop.agent.put(`/api/orders/${id}/link`, { showsBalance: true });
    expect((await show(order.id)).status).toBe(200);
    expect(words(await open(order.path))).toMatch(/Left to pay₦35,000/);
    const open2 = await anOrder(shop, { garments: [{ id: crypto.randomUUID(), garment: 'Gele', price: null }] });
    await show(open2.id);
    expect(words(await open(open2.path))).not.toContain('Left to pay');
    const paid = await anOrder(shop, { payment: { amount: 4_500_000, onDate: today } });
    await show(paid.id);
    expect(words(await open(paid.path))).toContain('Left to payNothing');
  });

  it('shows the photos that are marked, and no other', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    const shown = await anOrderPhoto(shop.agent, order.id, { kind: 'work', isShown: true });
    const hidden = await anOrderPhoto(shop.agent, order.id);
    const keyOf = ({ imageUrl }: { imageUrl: string }) => imageUrl.replace(/\.jpg$/, '');
    const images = [...read(await open(order.path)).querySelectorAll('section img')];
    expect(images.map((image) => image.getAttribute('alt'))).toEqual(['The work, 1 of 1']);
    const address = images[0]?.getAttribute('src') ?? '';
    expect(address).toBe(`${order.path}/photos/${shown.id}`);
    expect(images[0]?.closest('a')?.getAttribute('href')).toBe(address);
    for (const photo of [shown, hidden]) expect((await open(order.path)).text).not.toContain(keyOf(photo));
    const file = await open(address);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(file.headers).toMatchObject({
      ...privately,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await open(`${order.path}/photos/${hidden.id}`)).status).toBe(404);
  });

  it.each<[string, (shop: Shop, of: { order: Order; photoId: string }) => Promise<unknown>]>([
    [
      'is hidden',
      ({ agent }, { photoId }) => agent.put(`/api/order-photos/${photoId}`, { kind: 'work', isShown: false }),
    ],
    ['is deleted', ({ agent }, { photoId }) => agent.delete(`/api/order-photos/${photoId}`)],
    ['is of a deleted order', ({ agent }, { order }) => agent.delete(`/api/orders/${order.id}`)],
    ['has a withdrawn link', ({ agent }, { order }) => agent.delete(`/api/orders/${order.id}/link`)],
    ['has a new link', ({ agent }, { order }) => agent.post(`/api/orders/${order.id}/link`)],
    ['is of a hidden page', ({ tailor }) => decided(operator, { tailorId: tailor.id }, 'hide page')],
    [
      'is of an order that is finished',
      async (shop, { order }) => {
        await inStage(shop, order, 'collected');
        const ago = sql`update orders set closed_at = now() - interval '31 days' where id = ${order.id}`;
        await app.database.db.execute(ago);
      },
    ],
  ])('no photo answers any more at the address of the page after it %s', async (_when, act) => {
    const shop = await aShop();
    const order = await anOrder(shop);
    const { id: photoId } = await anOrderPhoto(shop.agent, order.id, { kind: 'work', isShown: true });
    const address = `${order.path}/photos/${photoId}`;
    expect((await open(address)).status).toBe(200);
    await act(shop, { order, photoId });
    const answer = await open(address);
    expect([answer.status, titleOf(answer)]).toEqual([404, 'Not found yet']);
    expect(answer.headers).toMatchObject(privately);
  });

  it.each(['nothing', crypto.randomUUID(), "a'b", '%00'])('has no photo %s', async (photo) => {
    const order = await anOrder(await aShop());
    expect((await open(`${order.path}/photos/${photo}`)).status).toBe(404);
  });

  it('writes the postal code of the shop where its country does, on the page and in the calendar', async () => {
    const shop = await aShop({
      city: 'Paris',
      state: '',
      country: 'France',
      zipcode: '75004',
      phone: '',
      whatsapp: '',
    });
    const order = await anOrder(shop, { dueOn: addDays(today, 5) });
    expect(words(await open(order.path))).toContain('75004 Paris, France');
    const { text } = await open(`${order.path}/promised.ics`);
    expect(text.replace(/\r\n /g, '')).toContain('75004 Paris\\, France');
  });

  it('has a preview of the shop alone', async () => {
    const shop = await aShop({ businessName: 'Adunni Couture' });
    const order = await anOrder(shop, { dueOn: addDays(today, 5) });
    const { text } = await open(order.path);
    const head = text.slice(0, text.indexOf('</head>'));
    const metas = [...read({ text } as Answer).querySelectorAll('meta[property^=og], meta[name^=twitter]')].map(
      (meta) => [meta.getAttribute('property') ?? meta.getAttribute('name'), meta.getAttribute('content')],
    );
    expect(Object.fromEntries(metas)).toMatchObject({
      'og:title': 'Adunni Couture',
      'og:description': 'Lagos, Nigeria',
      'og:image': expect.stringMatching(`^${app.publicUrl}/cards/${shop.tailor.profileSlug}/\\w+\\.jpg$`),
      'twitter:title': 'Adunni Couture',
    });
    expect(head).not.toContain(order.linkToken);
    expect(head).not.toMatch(/og:url|canonical|\d days|Agbada/);
    expect(head).toContain('<meta name="robots" content="noindex" />');
  });

  it('is the same for a signed-in user, and reads no session', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    const [visitors, owners] = [await open(order.path), await shop.agent.get(order.path)];
    expect(owners.text).toBe(visitors.text);
  });

  it('answers HEAD without a body, and other methods with 404', async () => {
    const order = await anOrder(await aShop());
    const head = await app.anonymous.request('HEAD', order.path);
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await app.anonymous.request('DELETE', order.path)).status).toBe(404);
  });
});

describe('a link that leads to nothing', () => {
  it.each([
    ['a forged one', async () => newLinkToken()],
    ['one that is no token', async () => 'nobody-has-this'],
    ['one with escapes', async () => '%3Cscript%3E'],
    ['an old one', replaced],
    ['a withdrawn one', withdrawn],
    ['one of a deleted order', deleted],
    ['one of a deleted client', ofDeletedClient],
    ['one of a deleted account', ofDeletedAccount],
  ])('%s is 404, and may be found later', async (_which, tokenOf) => {
    const token = await tokenOf();
    for (const path of [`/o/${token}`, `/o/${token}/fitting.ics`, `/o/${token}/promised.ics`]) {
      const answer = await open(path);
      expect([answer.status, titleOf(answer)]).toEqual([404, 'Not found yet']);
      expect(answer.headers).toMatchObject(privately);
      expect(read(answer).querySelector('script')).toBeNull();
      expect(read(answer).querySelector('main a')?.getAttribute('href')).toBe(`/o/${token}`);
    }
    const pressed = await press(`/o/${token}/remind`);
    expect([pressed.status, pressed.headers.location]).toEqual([303, `/o/${token}`]);
  });

  async function replaced() {
    const shop = await aShop();
    const order = await anOrder(shop);
    const made = await shop.agent.post(`/api/orders/${order.id}/link`);
    expect((await open(`/o/${made.body.token}`)).status).toBe(200);
    return order.linkToken;
  }

  async function withdrawn() {
    const shop = await aShop();
    const order = await anOrder(shop);
    expect((await shop.agent.delete(`/api/orders/${order.id}/link`)).status).toBe(204);
    return order.linkToken;
  }

  async function deleted() {
    const shop = await aShop();
    const order = await anOrder(shop);
    await shop.agent.delete(`/api/orders/${order.id}`);
    return order.linkToken;
  }

  async function ofDeletedClient() {
    const shop = await aShop();
    const order = await anOrder(shop);
    await shop.agent.delete(`/api/customers/${shop.customerId}`);
    return order.linkToken;
  }

  async function ofDeletedAccount() {
    const shop = await aShop();
    const order = await anOrder(shop);
    expect((await shop.agent.delete('/api/account')).status).toBe(204);
    return order.linkToken;
  }

  it.each(['suspend', 'hide page'])('so is one of a tailor after the decision "%s", until it ends', async (act) => {
    const shop = await aShop();
    const order = await anOrder(shop);
    expect((await open(order.path)).status).toBe(200);
    await decided(operator, { tailorId: shop.tailor.id }, act);
    const answer = await open(order.path);
    expect([answer.status, titleOf(answer)]).toEqual([404, 'Not found yet']);
    expect(answer.text).not.toContain(shop.tailor.businessName);
    await press(`${order.path}/remind`);
    const asked = sql`select client_asked_at from orders where id = ${order.id}`;
    expect((await app.database.db.execute(asked)).rows).toEqual([{ client_asked_at: null }]);
  });

  it('a page that is not listed still serves its clients', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    await app.database.db.execute(sql`update tailors set is_active = false where id = ${shop.tailor.id}`);
    expect((await open(order.path)).status).toBe(200);
  });

  it.each([
    ['collected', 'It was collected more than 30 days ago'],
    ['cancelled', 'It was cancelled more than 30 days ago'],
  ])('is 410 when the order was %s 30 days ago', async (stage, text) => {
    const shop = await aShop();
    const order = await anOrder(shop);
    await inStage(shop, order, stage, { because: 'client' });
    const age = (days: number) =>
      app.database.db.execute(
        sql`update orders set closed_at = now() - ${`${days} days`}::interval where id = ${order.id}`,
      );
    await age(29.9);
    expect((await open(order.path)).status).toBe(200);
    await age(30.1);
    for (const path of [order.path, `${order.path}/promised.ics`]) {
      const answer = await open(path);
      expect([answer.status, titleOf(answer)]).toEqual([410, 'This order is finished']);
      expect(answer.headers).toMatchObject(privately);
      expect(words(answer)).toContain(text);
      expect(words(answer)).not.toContain('Agbada');
      expect(read(answer).querySelector('main a.group')?.getAttribute('href')).toBe(
        `/tailors/${shop.tailor.profileSlug}`,
      );
    }
  });
});

describe('a path under a link that is no page', () => {
  it.each(['anything', 'anything/else', 'fitting', 'index.html', 'photos'])(
    '/%s answers 404 with the headers of the page, of an order and of none',
    async (rest) => {
      const { path } = await anOrder(await aShop());
      const { ['content-length']: _length, ...headers } = (await open(path)).headers;
      for (const link of [path, `/o/${newLinkToken()}`]) {
        const answer = await open(`${link}/${rest}`);
        expect([answer.status, titleOf(answer)]).toEqual([404, 'Not found yet']);
        const same = [
          'cache-control',
          'x-robots-tag',
          'referrer-policy',
          'content-security-policy',
          'vary',
          'set-cookie',
        ];
        for (const name of same) expect([name, answer.headers[name]]).toEqual([name, headers[name]]);
        expect(answer.headers).toMatchObject(privately);
        expect(read(answer).querySelector('script, link[rel=manifest]')).toBeNull();
        expect(read(answer).querySelector('main a')?.getAttribute('href')).toBe(link);
      }
    },
  );

  it('has them also when too many requests are refused', async () => {
    const strict = await startApp({
      environment: { RATE_LIMIT_READS: '1' },
      renderLink: async (page) => renderLink(page),
    });
    const path = `/o/${newLinkToken()}`;
    let answer = await strict.anonymous.get(path);
    for (let sent = 0; sent < 20 && answer.status !== 429; sent += 1) answer = await strict.anonymous.get(path);
    await strict.stop();
    expect(answer.status).toBe(429);
    expect(answer.headers).toMatchObject(privately);
  });
});

describe('POST /o/:token/remind', () => {
  it('tells the tailor once a day, and the page says so', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    const pressed = await press(`${order.path}/remind`);
    expect([pressed.status, pressed.headers.location, pressed.text]).toMatchObject([
      303,
      order.path,
      expect.any(String),
    ]);
    expect(pressed.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const { clientAskedAt } = await stored(shop, order);
    expect(Date.now() - Date.parse(clientAskedAt ?? '')).toBeLessThan(60_000);
    const page = await open(order.path);
    expect(words(page)).toMatch(/You asked today, \d\d:\d\d\. Your tailor sees it\./);
    expect(forms(page)).toEqual([]);
    await press(`${order.path}/remind`);
    expect((await stored(shop, order)).clientAskedAt).toBe(clientAskedAt);
  });

  it('can be pressed again on the next day of the tailor', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    const before = `${addDays(today, -1)}T10:00:00.000Z`;
    await app.database.db.execute(sql`update orders set client_asked_at = ${before} where id = ${order.id}`);
    const page = await open(order.path);
    expect(words(page)).toContain('You last asked yesterday, 11:00.');
    await press(`${order.path}/remind`);
    expect((await stored(shop, order)).clientAskedAt).not.toBe(before);
  });

  it('refuses no form that the tailor has open: the version stays', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    await press(`${order.path}/remind`);
    const now = await stored(shop, order);
    expect(now.clientAskedAt).not.toBeNull();
    expect(now.updatedAt).toBe(order.updatedAt);
    const { customerId, garments } = order;
    const body = { customerId, garments, notes: 'Written meanwhile' };
    const saved = await shop.agent.put(`/api/orders/${order.id}`, body, { 'If-Match': etagOf(order) });
    expect([saved.status, saved.body.clientAskedAt]).toEqual([200, now.clientAskedAt]);
    await inStage(shop, order, 'ready');
    const ready = await stored(shop, order);
    await press(`${order.path}/collected`);
    const had = await stored(shop, order);
    expect([had.clientHasItAt === null, had.updatedAt]).toEqual([false, ready.updatedAt]);
  });

  it.each(['ready', 'collected', 'cancelled'])('changes nothing of an order that is %s', async (stage) => {
    const shop = await aShop();
    const order = await anOrder(shop);
    await inStage(shop, order, stage, { because: 'client' });
    expect((await press(`${order.path}/remind`)).status).toBe(303);
    expect((await stored(shop, order)).clientAskedAt).toBeNull();
  });

  it('is answered by another promised day', async () => {
    const shop = await aShop();
    const order = await anOrder(shop, { dueOn: addDays(today, 3) });
    await press(`${order.path}/remind`);
    const { customerId, garments } = order;
    const moved = { customerId, garments, dueOn: addDays(today, 5), askedBy: 'tailor' };
    expect((await shop.agent.put(`/api/orders/${order.id}`, moved)).body.clientAskedAt).toBeNull();
  });
});

describe('POST /o/:token/collected', () => {
  it('tells the tailor, who moves the stage', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    await inStage(shop, order, 'ready');
    expect((await press(`${order.path}/collected`)).headers.location).toBe(order.path);
    const { stage, clientHasItAt } = await stored(shop, order);
    expect([stage, clientHasItAt === null]).toEqual(['ready', false]);
    const page = await open(order.path);
    expect(words(page)).toMatch(/You said today, \d\d:\d\d that you have it\./);
    expect(forms(page)).toEqual([]);
    await press(`${order.path}/collected`);
    expect((await stored(shop, order)).clientHasItAt).toBe(clientHasItAt);
  });

  it('can be pressed again when the order was not ready in between', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    await inStage(shop, order, 'ready');
    await press(`${order.path}/collected`);
    await inStage(shop, order, 'sewing');
    await press(`${order.path}/collected`);
    await inStage(shop, order, 'ready');
    await app.database.db.execute(
      sql`update orders set ready_at = client_has_it_at + interval '1 hour' where id = ${order.id}`,
    );
    expect(forms(await open(order.path))).toEqual([`${order.path}/collected`]);
  });

  it.each(['taken', 'sewing', 'collected'])('changes nothing of an order in the stage %s', async (stage) => {
    const shop = await aShop();
    const order = await anOrder(shop);
    await inStage(shop, order, stage);
    expect((await press(`${order.path}/collected`)).status).toBe(303);
    expect((await stored(shop, order)).clientHasItAt).toBeNull();
  });
});

describe('the forms of a link', () => {
  it.each([
    [403, { origin: 'https://evil.example' }],
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [403, { origin: 'null', 'sec-fetch-site': 'same-site' }],
    // What browsers send from a page with `no-referrer`.
    [303, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [303, { origin: 'null' }],
  ])('are answered by %i with %j', async (status, headers: Record<string, string>) => {
    const shop = await aShop();
    const order = await anOrder(shop);
    expect((await press(`${order.path}/remind`, headers)).status).toBe(status);
    expect((await stored(shop, order)).clientAskedAt === null).toBe(status === 403);
  });

  it('are not sent by a GET or a HEAD, as previews do', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    for (const act of ['remind', 'collected']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await app.anonymous.request(method, `${order.path}/${act}`);
        expect([answer.status, answer.headers.location]).toEqual([303, order.path]);
      }
    }
    for (const method of ['GET', 'HEAD']) await app.anonymous.request(method, order.path);
    const {
      id: _,
      path: _path,
      numberWasTaken: _taken,
      ...same
    } = order as typeof order & { numberWasTaken?: boolean };
    expect(await stored(shop, order)).toMatchObject(same);
  });

  it('have a limit for each link, and a wide one for each address, which refused forms do not use up', async () => {
    const limited = await startApp({
      environment: { RATE_LIMIT_LINK_FORMS: '2' },
      beside: app,
      renderLink: async (page) => renderLink(page),
    });
    const order = await anOrder(await aShop());
    const again = (act: string) => press(`${order.path}/${act}`, {}, limited.anonymous);
    expect([(await again('remind')).status, (await again('collected')).status]).toEqual([303, 303]);
    const refused = await again('remind');
    expect([refused.status, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(titleOf(refused)).toBe('One moment, please');
    expect((await limited.anonymous.get(order.path)).status).toBe(200);
    for (let time = 0; time < 100; time += 1) expect((await again('remind')).status).toBe(429);
    const others = Array.from({ length: 99 }, () => `/o/${newLinkToken()}/remind`);
    const statuses: number[] = [];
    for (const path of others) statuses.push((await press(path, {}, limited.anonymous)).status);
    expect(statuses).toEqual([...Array<number>(98).fill(303), 429]);
    await limited.stop();
  });
});

describe('guesses of a token', () => {
  it('find no order in 100,000 tries', async () => {
    const order = await anOrder(await aShop());
    expect(isLinkToken(order.linkToken ?? '')).toBe(true);
    const guesses = Array.from({ length: 100_000 }, newLinkToken);
    expect(guesses.every(isLinkToken)).toBe(true);
    const lookUp = (tokens: string[]) =>
      app.database.pool.query('select from orders where link_token = any($1)', [tokens]);
    expect((await lookUp(guesses)).rowCount).toBe(0);
    expect((await lookUp([...guesses, order.linkToken ?? ''])).rowCount).toBe(1);
  });

  it('do not reach the database if they are no tokens', async () => {
    const limited = await startApp({ renderLink: async (page) => renderLink(page) });
    await limited.requests.pool.end();
    vi.spyOn(limited.requests.pool, 'end').mockResolvedValue();
    expect((await limited.anonymous.get('/o/short')).status).toBe(404);
    const token = newLinkToken();
    const away = await limited.anonymous.get(`/o/${token}`);
    expect([away.status, away.headers['retry-after'], titleOf(away)]).toEqual([503, '2', 'One moment, please']);
    expect(away.headers).toMatchObject(privately);
    expect(read(away).querySelector('main a')?.getAttribute('href')).toBe(`/o/${token}`);
    await limited.stop();
  });

  it('are refused beyond the limit of an address', async () => {
    const limited = await startApp({
      environment: { RATE_LIMIT_READS: '2' },
      beside: app,
      renderLink: async (page) => renderLink(page),
    });
    const statuses = [];
    for (let guess = 0; guess < 22; guess += 1) {
      statuses.push((await limited.anonymous.get(`/o/${newLinkToken()}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(404), 429, 429]);
    await limited.stop();
  });
});

describe('the calendar files of a link', () => {
  const eventIn = ({ text }: Answer) =>
    new ICAL.Event(new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent') ?? undefined);

  it('have the next fitting and the promised day', async () => {
    const shop = await aShop({ businessName: 'Adunni, Couture' });
    const next = { id: crypto.randomUUID(), onDate: addDays(today, 3), atTime: '15:00', doneAt: null };
    const order = await anOrder(shop, { dueOn: addDays(today, 9), fittings: [next] });
    const [fitting, promised] = [await open(`${order.path}/fitting.ics`), await open(`${order.path}/promised.ics`)];
    for (const { headers, status, text } of [fitting, promised]) {
      expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(headers).toMatchObject(privately);
      expect(text).not.toContain(order.linkToken);
      expect(text).not.toContain(order.id);
    }
    expect(eventIn(fitting).summary).toBe('Fitting at Adunni, Couture');
    expect(eventIn(fitting).startDate.toJSDate().toISOString()).toBe(`${next.onDate}T14:00:00.000Z`);
    expect(eventIn(fitting).location).toBe('Adunni, Couture, Lagos, Nigeria');
    expect(eventIn(promised).summary).toBe(`Order ${order.number} at Adunni, Couture: promised day`);
    expect(eventIn(promised).startDate.toString()).toBe(addDays(today, 9));
    const { customerId, garments } = order;
    const moved = { ...next, onDate: addDays(today, 4) };
    const dueOn = addDays(today, 9);
    await shop.agent.put(`/api/orders/${order.id}`, { customerId, garments, dueOn, fittings: [moved] });
    const later = eventIn(await open(`${order.path}/fitting.ics`));
    expect(later.uid).toBe(eventIn(fitting).uid);
    expect(later.startDate.toJSDate().toISOString()).toBe(`${moved.onDate}T14:00:00.000Z`);
    expect(later.uid).not.toBe(eventIn(promised).uid);
  });

  it('lead to the page if there is no such day any more', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    for (const name of ['fitting.ics', 'promised.ics']) {
      const answer = await open(`${order.path}/${name}`);
      expect([answer.status, answer.headers.location]).toEqual([303, order.path]);
    }
  });
});

describe('what the client must not read', () => {
  it('is in no page, preview, header, file or line of the log', async () => {
    const marks = new Map<string, string>();
    const mark = (field: string) => {
      const text = `mark${marks.size}x${crypto.randomUUID().slice(0, 6)}`;
      marks.set(field, text);
      return text;
    };
    const { agent } = await aShop();
    const client = {
      name: mark('client'),
      phone: '0809 111 2233',
      whatsapp: '0809 444 5566',
      notes: mark('notes of the client'),
      language: 'zz-quiet',
    };
    for (const number of ['111 2233', '1112233', '444 5566', '4445566']) marks.set(`number ${number}`, number);
    marks.set('language', client.language);
    const customerId = (await aCustomer(agent, client)).id;
    const measures = {
      recordId: crypto.randomUUID(),
      label: mark('label of measures'),
      takenAt: '2026-03-31T10:30:00.000Z',
      measurements: { chest: mark('measure') },
      ownMeasures: [{ key: 'own-0000abcd', name: mark('own measure'), value: mark('value') }],
    };
    const garment = (over: object) => ({ id: crypto.randomUUID(), garment: 'Agbada', ...over });
    const price = 7_654_300;
    for (const text of ['76,543', '7654300', '1,098', '8,765', '876500']) marks.set(`amount ${text}`, text);
    const secret = {
      notes: mark('notes'),
      style: mark('style'),
      clothNote: mark('cloth'),
      clothFrom: 'client',
      discount: 109_800,
      fittings: [{ id: crypto.randomUUID(), onDate: today, atTime: '23:59', note: mark('fitting'), doneAt: null }],
      garments: [garment({ price, wearer: mark('wearer'), works: [mark('work')], measures })],
      payment: { amount: 876_500, onDate: today, method: 'cash', note: mark('payment') },
      dueOn: today,
    };
    const order = await anOrder({ agent, customerId }, secret);
    await anOrder({ agent, customerId }, { garments: [garment({ garment: mark('another order'), price: 1 })] });
    await agent.put(`/api/orders/${order.id}/link`, { showsBalance: true });
    lines.length = 0;
    const answers = [
      await open(order.path),
      await app.anonymous.request('HEAD', order.path),
      await open(`${order.path}/fitting.ics`),
      await open(`${order.path}/promised.ics`),
      await press(`${order.path}/remind`),
      await open(order.path),
    ];
    await inStage({ agent }, order, 'ready');
    lines.length = 0;
    answers.push(await open(order.path), await press(`${order.path}/collected`), await open(order.path));
    await inStage({ agent }, order, 'collected');
    answers.push(await open(order.path));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 303, 200, 200, 303, 200, 200]);
    // What is left is shown, and no other amount.
    expect(words(answers[0]!)).toContain('Left to pay₦66,680');
    const written = answers.map(({ text, headers }) => text + JSON.stringify(headers)).join('\n') + lines.join('\n');
    expect([...marks].flatMap(([field, text]) => (written.includes(text) ? field : []))).toEqual([]);
    expect(marks.size).toBeGreaterThan(20);
    for (const id of [order.id, customerId]) {
      expect(answers.some(({ text, headers }) => (text + JSON.stringify(headers)).includes(id))).toBe(false);
    }
  });

  it('and the token is in no line of the log, also after an error, and in no metric', async () => {
    const order = await anOrder(await aShop());
    lines.length = 0;
    for (const path of ['', '/remind', '/fitting.ics', '/nothing/at/all', '?q=1']) await open(order.path + path);
    await open(order.path.replace('/o/', '/O/'));
    await press(`${order.path}/remind`);
    await press(`${order.path}/remind`, { origin: 'https://evil.example' });
    await app.database.db.execute(sql`alter table payments rename to payments_away`);
    const failed = await open(order.path);
    await app.database.db.execute(sql`alter table payments_away rename to payments`);
    expect(failed.status).toBe(503);
    await expect.poll(() => lines.filter((line) => line.includes('"msg":"request"')).length).toBe(9);
    expect(lines.join()).not.toContain(order.linkToken);
    expect(lines.filter((line) => line.includes('"path":"/o/:token"'))).toHaveLength(9);
    const metrics = await app.anonymous.browser.send('/metrics', {
      headers: { authorization: `Bearer ${'m'.repeat(32)}` },
    });
    expect(metrics.status).toBe(200);
    expect(metrics.text).toContain('route="/o/:token"');
    expect(metrics.text).not.toContain(order.linkToken);
  });

  it('and no search engine is let in', async () => {
    const { text } = await open('/robots.txt');
    expect(text).toContain('\nDisallow: /o/\n');
    expect((await open('/sitemap.xml')).text).not.toContain('/o/');
  });
});

describe('a body of a form that Express refuses', () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const post = (headers: Record<string, string>, body: string | Uint8Array<ArrayBuffer>) =>
    fetch(`${app.origin}/o/${newLinkToken()}/remind`, { method: 'POST', headers: { ...type, ...headers }, body });

  it.each([
    ['5 KB', 413, {}, `a=${'x'.repeat(5_000)}`],
    ['an odd charset', 415, { 'content-type': `${type['content-type']}; charset=odd` }, 'a=b'],
    ['broken gzip', 400, { 'content-encoding': 'gzip' }, 'a=b'],
  ])('of %s is answered by %i', async (_what, status, headers, body) => {
    const answer = await post(headers, body);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('the link of an order that gets another client', () => {
  it('ends, because it was given to the first one', async () => {
    const shop = await aShop();
    const order = await anOrder(shop);
    const other = await aCustomer(shop.agent, { name: 'Another one' });
    const change = (customerId: string) =>
      shop.agent.put(`/api/orders/${order.id}`, { customerId, garments: order.garments });
    expect((await change(shop.customerId)).body.linkToken).toBe(order.linkToken);
    expect((await open(order.path)).status).toBe(200);
    expect((await change(other.id)).body).toMatchObject({ linkToken: null, clientAskedAt: null, clientHasItAt: null });
    expect((await open(order.path)).status).toBe(404);
  });
});
