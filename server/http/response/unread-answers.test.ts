import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Requests the list of clients without reading the response. */
function asked(cookie: string, onAnswer: (answer: IncomingMessage) => void) {
  const { hostname, port } = new URL(app.origin);
  const sent = request({ hostname, port, path: '/api/customers', headers: { cookie }, agent: false }, (answer) => {
    answer.pause().on('error', () => undefined);
    onAnswer(answer);
  });
  sent.on('error', () => undefined).end();
  return sent;
}

it('unread responses are limited per user and do not delay other users', async () => {
  const { agent, tailor } = await aTailor(app);
  // More than the buffers of a connection hold.
  await app.database.db.execute(sql`insert into customers (tailor_id, name, notes)
    select ${tailor.id}, 'Client ' || n, repeat('measure ', 600) from generate_series(1, 4000) as n`);
  // The pool's connections are opened first: on a busy machine that takes longer than a request waits for one.
  await Promise.all(Array.from({ length: 20 }, () => app.requests.pool.query('select pg_sleep(0.2)')));
  const answers: IncomingMessage[] = [];
  const all = Array.from({ length: 15 }, () => asked(agent.cookie, (answer) => answers.push(answer)));
  await vi.waitFor(() => expect(answers).toHaveLength(15), { timeout: 15_000, interval: 50 });
  const [sent, refused] = [200, 503].map((status) => answers.filter(({ statusCode }) => statusCode === status));
  expect([sent?.length, refused?.length]).toEqual([12, 3]);
  expect(refused?.[0]?.headers['retry-after']).toBeTruthy();

  const other = await aTailor(app);
  expect((await other.agent.get('/api/customers')).body).toEqual([]);
  expect((await agent.post('/api/customers', { name: 'Somebody new' })).status).toBe(201);
  expect((await app.anonymous.get('/api/tailors/search')).status).toBe(200);
  expect((await agent.get('/api/customers')).status).toBe(503);

  for (const each of all) each.destroy();
  await vi.waitFor(async () => expect((await agent.get('/api/customers')).body).toHaveLength(4001), {
    timeout: 15_000,
  });
});

/** Makes a tailor whose list is larger than the buffers of a connection, even compressed. */
async function aLongBook() {
  const made = await aTailor(app);
  await app.database.db.execute(sql`insert into customers (tailor_id, name, notes)
    select ${made.tailor.id}, 'Client ' || n, (select string_agg(md5(n::text || part), '') from generate_series(1, 40) part)
    from generate_series(1, 6000) as n`);
  return made.agent;
}

/** Sends all requests over one connection at once (pipelining) and reads no response. */
function askedTogether(...asking: [path: string, agent: Agent][]) {
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.pause();
  for (const each of asking) ask(socket, ...each);
  return socket;
}

const ask = (socket: Socket, path: string, { cookie }: Agent) =>
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`);

/** Makes a tailor with a short list: node reads pipelined requests only while little is buffered. */
const aShortBook = async () => (await aTailor(app)).agent;

it.each([
  ['lists', aShortBook, '/api/customers', '/api/customers', 503, 200],
  ['archives', aLongBook, '/api/account/archive', '/api/account/archive/ready', 409, 204],
] as const)(
  'queued responses end when their connection closes: %s',
  async (_what, aBook, path, asked, during, after) => {
    const [first, second] = [await aLongBook(), await aBook()];
    const behind = Array.from({ length: 12 }, (): [string, Agent] => [path, second]);
    // An archive is made while the client reads it, so this one never ends.
    const socket = askedTogether(['/api/account/archive', first], ...behind);
    const polling = { timeout: 15_000, interval: 50 };
    await vi.waitFor(async () => {
      // A busy machine refuses some of the requests before they count.
      ask(socket, path, second);
      expect((await second.get(asked)).status).toBe(during);
    }, polling);
    socket.resetAndDestroy();
    await vi.waitFor(async () => expect((await second.get(asked)).status).toBe(after), polling);
  },
);
