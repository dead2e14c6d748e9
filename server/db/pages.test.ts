import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../../tests/support/database/database';
import type { StoreDeps } from '../deps';
import { createStorage } from '../storage/create-storage';
import { customerStore } from '../features/customers/store';
import { publicGalleryStore } from '../features/gallery/pictures';
import { measurementStore } from '../features/measurements/store';
import { openDatabase, requestLimits } from './client';
import type { TailorId } from './owned';
import { mostRows, pageRows } from './pages';

const rows = 40 * pageRows;
let database: TestDatabase;
let tailorId: TailorId;
let customerId: string;

/** Rows with few names and one creation time, so that the order of the lists depends on the last column. */
async function aTailorsRows(name: string) {
  const { db } = database;
  const inserted = await db.execute<{ id: string }>(sql`
    with person as (insert into users (issuer, subject) values ('test', ${name}) returning id)
    insert into tailors (user_id, business_name, city, country, profile_slug)
    select id, ${name}, 'Lagos', 'Nigeria', ${name} from person returning id`);
  const tailor = inserted.rows[0]!.id;
  const customers = await db.execute<{ id: string }>(sql`insert into customers (tailor_id, name)
    select ${tailor}, (array['ada', 'Ada', 'ÉMILE', 'émile'])[n % 4 + 1] from generate_series(1, ${rows}::int) as n returning id`);
  const customer = customers.rows[0]!.id;
  await db.execute(sql`insert into measurements (tailor_id, customer_id, measurements)
    select ${tailor}, ${customer}, '{}' from generate_series(1, ${rows}::int)`);
  await db.execute(sql`insert into gallery_images (tailor_id, picture_key, width, height)
    select ${tailor}, md5(n::text), 1, 1 from generate_series(1, ${rows}::int) as n`);
  return { tailor, customer };
}

beforeAll(async () => {
  database = await testDatabase();
  const { tailor, customer } = await aTailorsRows('reader');
  [tailorId, customerId] = [tailor as TailorId, customer];
  await aTailorsRows('other');
  await database.pool.query('analyze');
});
afterAll(() => database.stop());

const storage = createStorage({ dataDir: '', publicUrl: 'http://localhost', sessionSecret: '' });
const deps = (db = database.db) => ({ db, storage }) as unknown as StoreDeps;
const lists = {
  clients: () => customerStore(deps(), tailorId).list(),
  records: () => measurementStore(deps(), tailorId).list(customerId),
  pictures: () => publicGalleryStore(deps()).listOf(tailorId),
};
const inOneStatement = {
  clients: () => sql`select id from customers where tailor_id = ${tailorId} order by lower(name), id`,
  records: () => sql`select id from measurements where customer_id = ${customerId} order by created_at desc, id desc`,
  pictures: () => sql`select id from gallery_images where tailor_id = ${tailorId}
    order by display_order, created_at, id limit 1000`,
};
const names = Object.keys(lists) as (keyof typeof lists)[];

async function idsIn(pages: AsyncIterable<{ id: string }[]>): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of pages) ids.push(...page.map(({ id }) => id));
  return ids;
}

describe('a list that is read page by page', () => {
  it.each(names)('yields each row once, in order: %s', async (name) => {
    const expected = await database.db.execute<{ id: string }>(inOneStatement[name]());
    expect(await idsIn(await lists[name]())).toEqual(expected.rows.map(({ id }) => id));
  });

  it.each(names)('reads each page by an index, without sorting: %s', async (name) => {
    const query = vi.spyOn(database.pool, 'query');
    const ids = await idsIn(await lists[name]());
    const pages = query.mock.calls.map(([config, values]) => ({ ...(config as unknown as { text: string }), values }));
    query.mockRestore();
    const { text, values } = pages.at(-2)!;
    expect(pages.length).toBeGreaterThanOrEqual(ids.length / mostRows);
    const explained = await database.pool.query(`explain (format json) ${text}`, values as unknown as unknown[]);
    const plan = JSON.stringify(explained.rows[0]);
    expect(plan).toMatch(/"Index Cond":"\(+tailor_id = [^"]* AND \(ROW\(/);
    expect(plan).not.toMatch(/"Node Type":"(Incremental )?Sort"/);
  });

  it('holds no connection while its consumer pauses', async () => {
    const { db, pool } = openDatabase(database.url, { poolSize: 1 });
    const pages = customerStore(deps(db), tailorId).list()[Symbol.asyncIterator]();
    expect((await pages.next()).value).toHaveLength(pageRows);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect((await pages.next()).value).toHaveLength(mostRows);
    await pool.end();
  });

  it('continues if no connection is free for longer than the pool waits', async () => {
    const { db, pool } = openDatabase(database.url, { poolSize: 1 });
    const pages = customerStore(deps(db), tailorId).list()[Symbol.asyncIterator]();
    await pages.next();
    const occupied = pool.query('select pg_sleep(3)');
    expect((await pages.next()).value).toHaveLength(mostRows);
    await occupied;
    await pool.end();
  });

  it('continues if a statement takes longer than the database may execute one', async () => {
    const limits = { ...requestLimits, statement_timeout: 200 };
    const { db, pool } = openDatabase(database.url, { poolSize: 1, limits });
    const query = vi.spyOn(pool, 'query');
    const pages = customerStore(deps(db), tailorId).list()[Symbol.asyncIterator]();
    await pages.next();
    const locker = await database.pool.connect();
    await locker.query('begin; lock table customers in access exclusive mode');
    const next = pages.next();
    await vi.waitFor(() => expect(query.mock.results.length).toBeGreaterThan(3), { timeout: 5_000 });
    await locker.query('rollback');
    locker.release();
    expect((await next).value).toHaveLength(mostRows);
    await pool.end();
  });

  it('has fewer rows in a page if they are long', async () => {
    await database.db.execute(sql`update customers set notes = repeat('x', 5000) where tailor_id = ${tailorId}`);
    const sizes: number[] = [];
    for await (const page of customerStore(deps(), tailorId).list()) sizes.push(page.length);
    expect(new Set(sizes.slice(0, -1))).toEqual(new Set([pageRows]));
  });
});
