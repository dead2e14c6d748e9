import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerLabels } from '@shared/customers/values';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aCustomer, aTailor } from '../../../tests/support/factories';
import { sendParts } from './send-parts';

let app: TestApp;
/** A tailor whose list is larger than the buffers of a connection, even compressed. */
let longBook: Agent;
beforeAll(async () => {
  app = await startApp();
  longBook = await aLongBook();
});
afterAll(() => app.stop());

async function aLongBook(): Promise<Agent> {
  const { agent, tailor } = await aTailor(app);
  await app.database.db.execute(sql`insert into customers (tailor_id, name, notes)
    select ${tailor.id}, 'Client ' || n, (select string_agg(md5(n::text || part), '') from generate_series(1, 150) part)
    from generate_series(1, 4000) as n`);
  return agent;
}

/** Requests the list of clients and returns the response unread. */
function asked({ cookie }: Agent, headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { method, headers: { cookie, ...headers }, agent: false };
    request(`${app.origin}/api/customers`, options, resolve).on('error', reject).end();
  });
}

/** Runs `work` while the table is renamed, so that the database itself reports the error. */
async function whileTableIsAway<T>(work: () => Promise<T>): Promise<T> {
  await app.database.db.execute(sql`alter table customers rename to customers_elsewhere`);
  try {
    return await work();
  } finally {
    await app.database.db.execute(sql`alter table customers_elsewhere rename to customers`);
  }
}

it('makes first parts four at a time and later parts one by one', async () => {
  const running = [0, 0];
  const most = [0, 0];
  const part = async (kind: 0 | 1) => {
    most[kind] = Math.max(most[kind]!, ++running[kind]!);
    await sleep(5);
    running[kind]! -= 1;
    return [kind];
  };
  const parts = async function* () {
    yield await part(0);
    for (let later = 0; later < 4; later += 1) yield await part(1);
  };
  const server = express()
    .get('/', (_req, res) => sendParts(res, {}, parts()))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const list = async () => (await fetch(`http://127.0.0.1:${port}/`)).json();
  expect(await Promise.all(Array.from({ length: 12 }, list))).toEqual(Array(12).fill([0, 1, 1, 1, 1]));
  expect(most).toEqual([4, 1]);
  server.close();
});

describe('an answer in parts', () => {
  it('is one JSON array with the headers of a private response', async () => {
    const { status, body, headers } = await longBook.get('/api/customers');
    expect(status).toBe(200);
    expect(new Set(body.map(({ id }: { id: string }) => id)).size).toBe(4_000);
    expect(Object.keys(body[0]).sort()).toEqual(
      ['createdAt', 'id', 'updatedAt', ...Object.keys(customerLabels)].sort(),
    );
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers).not.toHaveProperty('etag');
  });

  it('is an empty array if there are no rows', async () => {
    const { agent } = await aTailor(app);
    expect((await agent.get('/api/customers')).text).toBe('[]');
    expect((await agent.get('/api/measurements/counts')).text).toBe('{}');
  });

  it('is one JSON object if its parts are objects', async () => {
    const { agent, tailor } = await aTailor(app);
    const { db } = app.database;
    await db.execute(sql`insert into customers (tailor_id, name)
      select ${tailor.id}, n::text from generate_series(1, 120) as n`);
    await db.execute(sql`insert into measurements (tailor_id, customer_id, measurements)
      select tailor_id, id, '{}' from customers, generate_series(1, 2) where tailor_id = ${tailor.id}`);
    const counts = (await agent.get('/api/measurements/counts')).body as Record<string, number>;
    expect(Object.values(counts)).toEqual(Array(120).fill(2));
  });

  it('has no body for HEAD', async () => {
    const { agent } = await aTailor(app);
    await aCustomer(agent);
    const answer = await asked(agent, {}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(await text(answer)).toBe('');
  });

  it('is an error response if the first part fails', async () => {
    const { agent } = await aTailor(app);
    const { status, body } = await whileTableIsAway(() => agent.get('/api/customers'));
    expect(status).toBe(500);
    expect(body.code).toBe('internal');
  });

  it.each(['identity', 'gzip', 'br'])(
    'that cannot go on is broken off, and never looks whole: %s',
    async (encoding) => {
      const answer = await asked(longBook, { 'accept-encoding': encoding });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      const failure = await whileTableIsAway(() => text(answer).catch((error: NodeJS.ErrnoException) => error));
      expect(failure).toMatchObject({ code: 'ECONNRESET' });
      expect(answer.complete).toBe(false);
    },
  );
});
