import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { aTailor } from '../../tests/support/factories';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Asks for all clients, and reads nothing of the answer. */
function asked(cookie: string, onAnswer: (answer: IncomingMessage) => void) {
  const { hostname, port } = new URL(app.origin);
  const sent = request({ hostname, port, path: '/api/customers', headers: { cookie }, agent: false }, (answer) => {
    answer.pause().on('error', () => undefined);
    onAnswer(answer);
  });
  sent.on('error', () => undefined).end();
  return sent;
}

it('that nobody reads are few for each user, and nobody else waits for them', async () => {
  const { agent, tailor } = await aTailor(app);
  // More than the buffers of a connection take.
  await app.database.db.execute(sql`insert into customers (tailor_id, name, notes)
    select ${tailor.id}, 'Client ' || n, repeat('measure ', 600) from generate_series(1, 4000) as n`);
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
  await vi.waitFor(async () => expect((await agent.get('/api/customers')).body).toHaveLength(4001));
});

it('are over when their connection is, also those that stand behind another one in it', async () => {
  const [first, second] = [await aTailor(app), await aTailor(app)];
  await app.database.db.execute(sql`insert into customers (tailor_id, name, notes)
    select ${first.tailor.id}, 'Client ' || n, (select string_agg(md5(n::text || part), '') from generate_series(1, 40) part)
    from generate_series(1, 6000) as n`);
  const asking = (path: string, cookie: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`;
  const { hostname, port } = new URL(app.origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.pause();
  // The archive is made while it is read, and nobody reads it.
  socket.write(asking('/api/account/archive', first.agent.cookie));
  socket.write(
    asking('/api/customers', second.agent.cookie).repeat(11) + asking('/api/account/archive', second.agent.cookie),
  );
  const status = async (path: string) => (await second.agent.get(path)).status;
  await vi.waitFor(async () => expect(await status('/api/customers')).toBe(503), { timeout: 15_000, interval: 50 });
  socket.resetAndDestroy();
  await vi.waitFor(async () => expect(await status('/api/customers')).toBe(200), { timeout: 15_000, interval: 50 });
  await vi.waitFor(async () => expect(await status('/api/account/archive/ready')).toBe(204), { timeout: 15_000 });
});
