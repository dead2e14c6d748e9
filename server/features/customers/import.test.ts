import { sql } from 'drizzle-orm';
import pg, { type PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Customer } from '@shared/customers/contract';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aCustomer, aTailor } from '../../../tests/support/factories';
import type { OpenDatabase } from '../../db/client';
import { locks } from '../../db/locks';

let app: TestApp;
let agent: Agent;
let tailorId: string;
beforeAll(async () => {
  app = await startApp();
  await makeHoldable();
});
beforeEach(async () => {
  const made = await aTailor(app);
  agent = made.agent;
  tailorId = made.tailor.id;
});
afterAll(() => app.stop());

const takenAt = '2019-05-04T10:20:30.456Z';
/** About as much as fits into the 100 KB of a request. */
const largeBatch = Array.from({ length: 100 }, (_, index) => ({
  name: `Client ${index}`,
  records: Array.from({ length: 12 }, () => ({ measurements: { chest: '40' }, takenAt })),
}));
const post = (customers: unknown[], headers = {}) => agent.post('/api/customers/import', { customers }, headers);
const clients = async () => (await agent.get('/api/customers')).body as Customer[];

describe('POST /api/customers/import', () => {
  it('writes a batch with a few statements of the pool for jobs', async () => {
    const known = await aCustomer(agent);
    const connected = new Promise<PoolClient>((resolve) => app.database.pool.once('acquire', resolve));
    const query = connected.then((client) => vi.spyOn(client, 'query'));
    const merged = { name: 'Ngozi', notes: 'Tall', mergeInto: known.id };
    expect((await post([...largeBatch.slice(1), merged])).status).toBe(201);
    // The transaction, two locks, the clients to merge into, the new ones, the gaps and the records.
    expect((await query).mock.calls).toHaveLength(8);
    expect(await clients()).toHaveLength(100);
    expect((await agent.get('/api/measurements/all')).body).toHaveLength(99 * 12);
  });

  it('fills a gap of a client to merge into from the first row that has it', async () => {
    const { id } = await aCustomer(agent, { name: 'Ngozi' });
    const rows = [
      { name: 'A', notes: 'First', mergeInto: id },
      { name: 'B', notes: 'Second', phone: '0803 555 0142', mergeInto: id },
    ];
    expect((await post(rows)).body).toEqual({ saved: 2, lastId: id });
    expect(await clients()).toMatchObject([{ name: 'Ngozi', notes: 'First', phone: '0803 555 0142', whatsapp: null }]);
  });

  it('keeps texts and measures as they are', async () => {
    const name = `O'Neil "Ọ̀ṣun" \\ 𠀀`;
    const notes = 'First line\nsecond {"line"}\t$1';
    const measurements = { waist: '32 ½ in', chest: '40" \\ loose', notes };
    await post([{ name, notes, records: [{ measurements, tags: `'suit'`, takenAt }] }]);
    expect(await clients()).toMatchObject([{ name, notes }]);
    const [record] = (await agent.get('/api/measurements/all')).body;
    expect(record).toMatchObject({ measurements, ownMeasures: [], tags: `'suit'`, createdAt: takenAt });
  });

  it('runs one batch of a tailor at a time, lets four wait, and answers 429 to more; others do not wait', async () => {
    const other = await aTailor(app);
    const release = await heldImports();
    const small = largeBatch.slice(0, 2);
    const answered: number[] = [];
    const batches = Array.from({ length: 20 }, async () => {
      const answer = await post(small);
      answered.push(answer.status);
      return answer;
    });
    await vi.waitFor(() => expect(answered).toEqual(Array(15).fill(429)), { timeout: 8_000 });
    expect(connectionsOf(app.database)).toBe(1);
    expect(connectionsOf(app.requests)).toBe(0);
    expect((await aCustomer(other.agent)).id).toBeTruthy();
    await release();
    const all = await Promise.all(batches);
    const refused = all.filter(({ status }) => status === 429);
    for (const { body, headers } of refused) expect([body.code, headers['retry-after']]).toEqual(['rate_limited', '5']);
    expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await clients()).toHaveLength(5 * small.length);
  });

  it('runs two batches of all tailors at a time, and the others wait without a connection', async () => {
    const agents = [agent, (await aTailor(app)).agent, (await aTailor(app)).agent];
    const release = await heldImports();
    const customers = largeBatch.slice(0, 1);
    const batches = agents.map((each) => each.post('/api/customers/import', { customers }));
    await expect.poll(() => connectionsOf(app.database)).toBe(2);
    expect((await aCustomer(agent)).id).toBeTruthy();
    expect([connectionsOf(app.database), connectionsOf(app.requests)]).toEqual([2, 0]);
    await release();
    expect((await Promise.all(batches)).map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  it('saves a batch once that is sent four times at the same time', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(largeBatch, key)));
    const [{ body } = { body: undefined }] = answers;
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual(Array(4).fill([201, body]));
    expect(await clients()).toHaveLength(100);
  });

  it('answers 429 while another process imports for the tailor', async () => {
    const lock = sql`hashtextextended(${tailorId}, ${locks.clientImport})`;
    await app.database.db.transaction(async (otherProcess) => {
      await otherProcess.execute(sql`select pg_advisory_xact_lock(${lock})`);
      const { status, headers } = await post(largeBatch);
      expect([status, headers['retry-after']]).toEqual([429, '5']);
    });
    expect(await clients()).toEqual([]);
    expect((await post(largeBatch)).status).toBe(201);
  });
});

const connectionsOf = ({ pool }: Pick<OpenDatabase, 'pool'>) => pool.totalCount - pool.idleCount;

/** Makes every insert of records wait for an advisory lock, without a time limit. */
async function makeHoldable() {
  const { db } = app.database;
  await db.execute(sql`create function wait() returns trigger language plpgsql set lock_timeout = 0 as $$
    begin perform pg_advisory_xact_lock_shared(1); return null; end $$`);
  await db.execute(sql`create trigger wait after insert on measurements execute function wait()`);
}

/** Lets every import wait until the returned function runs. */
async function heldImports() {
  const holder = new pg.Client({ connectionString: app.database.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(1)');
  return () => holder.end();
}
