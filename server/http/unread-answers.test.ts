import { request, type IncomingMessage } from 'node:http';
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
  const all = Array.from({ length: 12 }, () => asked(agent.cookie, (answer) => answers.push(answer)));
  await vi.waitFor(() => expect(answers).toHaveLength(8), { timeout: 15_000, interval: 50 });

  const other = await aTailor(app);
  expect((await other.agent.get('/api/customers')).body).toEqual([]);
  expect((await agent.post('/api/customers', { name: 'Somebody new' })).status).toBe(201);
  expect((await app.anonymous.get('/api/tailors/search')).status).toBe(200);
  expect(answers).toHaveLength(8);

  for (const answer of answers.slice(0, 3)) answer.destroy();
  await vi.waitFor(() => expect(answers).toHaveLength(11), { timeout: 15_000, interval: 50 });
  for (const each of all) each.destroy();
  expect((await agent.get('/api/customers')).body).toHaveLength(4001);
});
