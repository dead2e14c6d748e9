import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Changes } from '@shared/changes/contract';
import { syncedTables } from '@shared/changes/synced-tables';
import { testDatabase, type TestDatabase } from '../../../tests/support/database/database';
import { begun, untilAllEnded } from '../../../tests/support/database/transactions';
import { follower, rowsOf, type Follower } from '../../../tests/support/feed';
import { jobLimits, openDatabase, type Database } from '../../db/client';
import type { TailorId } from '../../db/owned';
import { readFeedPage } from './feed-page';
import { feedJson, type FeedAnswer } from './feed-answer';
import { changeStore } from './store';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

const valueOf = async (statement: string, ...values: unknown[]): Promise<string> => {
  const { rows } = await database.pool.query<{ value: string }>(statement, values);
  return rows[0]?.value ?? '';
};

async function aTailor(): Promise<TailorId> {
  const userId = await valueOf(
    `insert into users (issuer, subject) values ('test', $1) returning id as value`,
    crypto.randomUUID(),
  );
  const statement = `insert into tailors (user_id, business_name, city, country, profile_slug)
    values ($1, 'Needle', 'Lagos', 'Nigeria', $2) returning id as value`;
  return (await valueOf(statement, userId, crypto.randomUUID())) as TailorId;
}

const following = (tailorId: TailorId): Follower =>
  follower(async (since) => pageOf(await changeStore({ db: database.db }, tailorId).list(since)));

const pageOf = (answer: FeedAnswer) => JSON.parse(feedJson(answer)) as Changes;

/** Compares the copy of a device with the tables, by the id and the version of each row. */
async function expectSame(device: Follower, tailorId: TailorId): Promise<void> {
  for (const name of syncedTables) {
    const { rows } = await database.pool.query<{ id: string; updated: Date }>(
      `select id, date_trunc('milliseconds', updated_at) as updated from ${name} where tailor_id = $1 order by id::text`,
      [tailorId],
    );
    const copied = rowsOf(device, name).map(({ id, updatedAt }) => ({ id, updatedAt }));
    expect({ name, rows: copied }).toEqual({
      name,
      rows: rows.map(({ id, updated }) => ({ id, updatedAt: updated.toISOString() })),
    });
  }
}

const addCustomer = 'insert into customers (tailor_id, name) values ($1, $2) returning id as value';

describe('the feed', () => {
  it('needs no rights on the database but those on its tables', async () => {
    const tailorId = await aTailor();
    const id = await valueOf(addCustomer, tailorId, 'Ada');
    const role = `plain_${randomBytes(8).toString('hex')}`;
    await database.pool.query(`create role ${role}; grant select on all tables in schema public to ${role}`);
    const page = await database.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local role ${role}`));
      return changeStore({ db: tx }, tailorId).list();
    });
    expect(pageOf(page).rows.customers.map((row) => row.id)).toEqual([id]);
    await database.pool.query(`drop owned by ${role}; drop role ${role}`);
  });

  it('has another epoch in a copy of the database', async () => {
    const epochOf = async ({ db }: TestDatabase) =>
      (await changeStore({ db }, crypto.randomUUID() as TailorId).list()).cursor.split('.')[0];
    const copy = await testDatabase();
    const random = 'select epoch from change_feed';
    expect((await copy.pool.query(random)).rows).toEqual((await database.pool.query(random)).rows);
    expect(await epochOf(copy)).not.toBe(await epochOf(database));
    await copy.stop();
  });
});

describe('pages of one book', () => {
  it('are read one at a time, and leave the turns of all others free', async () => {
    const [book, other] = [await aTailor(), await aTailor()];
    const slow = openDatabase(database.url, { limits: jobLimits, poolSize: 1 });
    const held = await slow.pool.connect();
    const page = (db: Database, tailorId: TailorId) => readFeedPage(db, { tailorId, since: 0, until: 0 });
    const reads = Promise.all(Array.from({ length: 12 }, () => page(slow.db, book)));
    await expect.poll(() => slow.pool.queued).toBe(1);
    await Promise.all(Array.from({ length: 4 }, () => page(database.db, other)));
    expect(slow.pool.queued).toBe(1);
    held.release();
    expect(await reads).toHaveLength(12);
    await slow.pool.end();
  });
});

describe('a device that follows the feed', () => {
  it('is delayed by a transaction that stays open beside 1,000 commits, and loses nothing', async () => {
    const tailorId = await aTailor();
    const device = following(tailorId);
    await device.catchUp();
    const early = await valueOf(addCustomer, tailorId, 'Early');
    await untilAllEnded(database);
    const open = await begun(database, addCustomer, tailorId, 'Slow');
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 100 }, (_, index) => valueOf(addCustomer, tailorId, `${round} ${index}`)));
      await device.catchUp();
    }
    expect([...device.copy.customers.keys()]).toEqual([early]);
    await open.commit();
    await untilAllEnded(database);
    await device.catchUp();
    expect(device.copy.customers.size).toBe(1_002);
    await expectSame(device, tailorId);
  });

  it('is not delayed by a copy of the database that is being made beside it', async () => {
    const tailorId = await aTailor();
    const device = following(tailorId);
    await device.catchUp();
    // As pg_dump reads.
    const reading = 'set transaction isolation level repeatable read, read only; select count(*) from customers';
    const copying = await begun(database, reading);
    const id = await valueOf(addCustomer, tailorId, 'Ada');
    await untilAllEnded(database);
    await device.catchUp();
    expect([...device.copy.customers.keys()]).toEqual([id]);
    await copying.commit();
  });

  it('never passes a transaction that was open when the whole book was read', async () => {
    const tailorId = await aTailor();
    const open = await begun(database, addCustomer, tailorId, 'Slow');
    for (let number = 0; number < 20; number += 1) await valueOf(addCustomer, tailorId, `Fast ${number}`);
    const device = following(tailorId);
    await device.catchUp();
    expect(device.copy.customers.size).toBe(20);
    await open.commit();
    await untilAllEnded(database);
    await device.catchUp();
    await expectSame(device, tailorId);
  });

  it('has what the tables have after writers at random on several connections', async () => {
    const tailorId = await aTailor();
    const fill = `insert into customers (tailor_id, name) select $1, 'Client ' || n from generate_series(1, 1500) n`;
    await database.pool.query(fill, [tailorId]);
    const [early, late] = [following(tailorId), following(tailorId)];
    let isWriting = true;
    const writers = Promise.all(Array.from({ length: 6 }, () => writeAtRandom(tailorId, 60))).finally(() => {
      isWriting = false;
    });
    while (isWriting) await early.catchUp();
    await writers;
    await untilAllEnded(database);
    await early.catchUp();
    await late.catchUp();
    await expectSame(early, tailorId);
    await expectSame(late, tailorId);
  });
});

/** One row of the tailor's at random; of few, so that writers meet. */
const anyOf = (table: string) => `(select id from ${table} where tailor_id = $1 order by random() limit 1)`;

const changed = `updated_at = clock_timestamp()`;
const statements = [
  `insert into customers (tailor_id, name) values ($1, 'Another')`,
  `insert into sheets (tailor_id, name, measures) values ($1, 'Agbada', '[]')`,
  `insert into measurements (tailor_id, customer_id, measurements) select $1, id, '{}' from customers where id = ${anyOf('customers')}`,
  `insert into orders (tailor_id, customer_id, number, currency, garments, stage_times)
    select $1, id, (random() * 99999999)::int, 'NGN', '[]', '{}' from customers where id = ${anyOf('customers')}`,
  `insert into payments (tailor_id, order_id, amount, on_date) select $1, id, 700, '2026-06-02' from orders where id = ${anyOf('orders')}`,
  `update customers set notes = 'changed', ${changed} where id = ${anyOf('customers')}`,
  `update measurements set tags = 'changed', ${changed} where id = ${anyOf('measurements')}`,
  `update orders set notes = 'changed', ${changed} where id = ${anyOf('orders')}`,
  `update payments set amount = 800, ${changed} where id = ${anyOf('payments')}`,
  `update sheets set name = 'Kaftan', ${changed} where id = ${anyOf('sheets')}`,
  ...[...syncedTables].map((name) => `delete from ${name} where id = ${anyOf(name)}`),
];

/** Writes transactions of one to five statements, of which some are rolled back. One that the database refuses is rolled back too. */
async function writeAtRandom(tailorId: TailorId, transactions: number): Promise<void> {
  const client = await database.pool.connect();
  for (let number = 0; number < transactions; number += 1) {
    await client.query('begin');
    try {
      for (let left = 1 + Math.floor(Math.random() * 5); left > 0; left -= 1) {
        await client.query(statements[Math.floor(Math.random() * statements.length)] ?? '', [tailorId]);
      }
      await client.query(Math.random() < 0.1 ? 'rollback' : 'commit');
    } catch (error) {
      // A deadlock, a wait that took too long, a client who was deleted meanwhile, or a number that is taken.
      expect(error).toMatchObject({ code: expect.stringMatching(/^(40P01|55P03|23503|23505)$/) });
      await client.query('rollback');
    }
  }
  client.release();
}
