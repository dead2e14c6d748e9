import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { changedRowsSchema, changesApi, type Changes } from '@shared/changes/contract';
import { perTable, syncedTables } from '@shared/changes/synced-tables';
import { startApp, type Agent, type TestApp } from '../../../tests/support/app';
import { aCustomer, aMeasurement, aTailor } from '../../../tests/support/factories';
import { follower, rowsOf } from '../../../tests/support/feed';
import { untilAllEnded } from '../../../tests/support/database/transactions';
import { createRow, nouns, pathWith } from '../../../tests/support/nouns';
import { forgetDeletions } from './forget-deletions';
import { pageLimits } from './feed-page';

const synced = nouns.filter(({ table }) => syncedTables.some((name) => name === getTableName(table)));

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const read = (agent: Agent, since?: string) =>
  agent.get(since === undefined ? '/api/changes' : `/api/changes?since=${since}`);
/** Reads when no transaction delays the feed. */
const changes = async (agent: Agent, since?: string): Promise<Changes> => {
  await untilAllEnded(app.database);
  return (await read(agent, since)).body as Changes;
};
const followerOf = (agent: Agent) => follower((since) => changes(agent, since));
const execute = (statement: ReturnType<typeof sql>) => app.database.db.execute(statement);
const nothing = perTable(() => []);

/** Adds clients without requests. */
const addCustomers = (tailorId: string, many: number, notes = '') =>
  execute(sql`insert into customers (tailor_id, name, notes) select ${tailorId}, 'Client ' || n, ${notes}
    from generate_series(1, ${many}::int) as n`);

describe('the synced tables', () => {
  it('are those with the triggers of the feed, those that the feed answers, and those of nouns', async () => {
    const { rows } = await execute(sql`select tgrelid::regclass::text as name,
        array_agg(proname::text order by proname) as functions
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid where proname in ('row_changed', 'rows_deleted') group by 1`);
    const named = (names: readonly string[]) => [...names].sort();
    expect(named(rows.map(({ name }) => String(name)))).toEqual(named(syncedTables));
    for (const { functions } of rows) expect(functions).toEqual(['row_changed', 'rows_deleted']);
    expect(Object.keys(changedRowsSchema.shape)).toEqual([...syncedTables]);
    expect(named(synced.map(({ table }) => getTableName(table)))).toEqual(named(syncedTables));
  });
});

describe('GET /api/changes', () => {
  it('answers every row without a cursor, and without the payments of an order', async () => {
    const { agent } = await aTailor(app);
    for (const noun of synced) await createRow(agent, noun);
    const page = await changes(agent);
    const { rows, deleted, more } = page;
    expect([deleted, more]).toEqual([[], false]);
    expect(parse(changesApi.list.response, page)).toEqual(page);
    const list = async (path: string) => (await agent.get(path)).body as Record<string, unknown>[];
    const orders = await list('/api/orders');
    const byId = (all: readonly unknown[]) => new Map(all.map((row) => [(row as { id: string }).id, row]));
    expect(byId(rows.customers)).toEqual(byId(await list('/api/customers')));
    expect(byId(rows.sheets)).toEqual(byId(await list('/api/sheets')));
    expect(byId(rows.measurements)).toEqual(byId(await list('/api/measurements/all')));
    expect(byId(rows.orders)).toEqual(byId(orders.map(({ payments: _, ...order }) => order)));
    expect(byId(rows.payments)).toEqual(byId(orders.flatMap(({ payments }) => payments as unknown[])));
    for (const name of syncedTables) expect(rows[name].length).toBeGreaterThan(0);
  });

  it('answers what was added, changed and deleted since, and then nothing in few bytes', async () => {
    const { agent } = await aTailor(app);
    const [kept, gone] = [await aCustomer(agent), await aCustomer(agent)];
    const record = await aMeasurement(agent, gone.id);
    const first = await changes(agent);
    expect(first.rows.customers).toHaveLength(2);
    const { body: renamed } = await agent.put(`/api/customers/${kept.id}`, { name: 'Renamed' });
    expect((await agent.delete(`/api/customers/${gone.id}`)).status).toBe(204);
    const second = await changes(agent, first.cursor);
    expect(second.rows).toEqual({ ...nothing, customers: [renamed] });
    const byTable = [...second.deleted].sort((one, other) => (one.table < other.table ? -1 : 1));
    expect(byTable).toEqual([
      { table: 'customers', id: gone.id },
      { table: 'measurements', id: record.id },
    ]);
    const third = await read(agent, second.cursor);
    expect(third.body).toMatchObject({ rows: nothing, deleted: [], more: false });
    expect(third.text.length).toBeLessThanOrEqual(400);
  });

  it.each(synced)('answers a $name again after a change, and its id after a deletion', async (noun) => {
    const { agent } = await aTailor(app);
    const { sent, answer } = await createRow(agent, noun);
    const { cursor } = await changes(agent);
    const name = getTableName(noun.table) as (typeof syncedTables)[number];
    const path = pathWith(noun.api.update.path, answer.body as object);
    const { body: changed } = await agent.put(path, { ...sent, [noun.text]: noun.written('Changed') });
    const after = await changes(agent, cursor);
    const { payments: _, ...row } = changed as Record<string, unknown>;
    expect(after.rows).toEqual({ ...nothing, [name]: [row] });
    expect((await agent.delete(path)).status).toBe(204);
    const last = await changes(agent, after.cursor);
    expect(last.rows).toEqual(nothing);
    expect(last.deleted).toContainEqual({ table: name, id: answer.body.id });
  });

  it('keeps the version of an order when a payment is added to it', async () => {
    const { agent } = await aTailor(app);
    const payment = synced.find(({ name }) => name === 'payments')!;
    const { answer } = await createRow(agent, payment);
    const first = await changes(agent);
    await agent.post(`/api/orders/${answer.body.orderId}/payments`, { amount: 700, onDate: '2026-06-02' });
    const { rows } = await changes(agent, first.cursor);
    expect(rows).toEqual({ ...nothing, payments: [expect.objectContaining({ amount: 700 })] });
  });

  it('answers many rows in pages of limited length, of rows and of characters', async () => {
    const { agent, tailor } = await aTailor(app);
    await addCustomers(tailor.id, 2_500);
    await addCustomers(tailor.id, 700, 'x'.repeat(5_000));
    const lengths: number[] = [];
    const device = follower(async (since) => {
      const page = await changes(agent, since);
      const rows = Object.values(page.rows).flat().length;
      expect(rows).toBeLessThanOrEqual(pageLimits.rows);
      lengths.push(JSON.stringify(page).length);
      return page;
    });
    expect(await device.catchUp()).toBeGreaterThan(5);
    expect(Math.max(...lengths)).toBeLessThan(2 * pageLimits.characters);
    expect(rowsOf(device, 'customers')).toHaveLength(3_200);
    await execute(sql`delete from customers where tailor_id = ${tailor.id}`);
    expect(await device.catchUp()).toBeGreaterThan(3);
    expect(rowsOf(device, 'customers')).toEqual([]);
  });

  it('answers a row that was changed between two pages in the next sweep', async () => {
    const { agent, tailor } = await aTailor(app);
    await addCustomers(tailor.id, 1_500);
    const first = await changes(agent);
    expect(first.more).toBe(true);
    const seen = first.rows.customers[0]!;
    await agent.put(`/api/customers/${seen.id}`, { name: 'Between the pages' });
    const rest = await changes(agent, first.cursor);
    expect([rest.more, first.rows.customers.length + rest.rows.customers.length]).toEqual([false, 1_501]);
    const next = await changes(agent, rest.cursor);
    expect(next.rows.customers.map(({ name }) => name)).toEqual(['Between the pages']);
  });

  it("answers only the tailor's own rows, also for another tailor's cursor", async () => {
    const [owner, other] = [await aTailor(app), await aTailor(app)];
    const { cursor } = await changes(owner.agent);
    const gone = await aCustomer(owner.agent);
    await aCustomer(owner.agent);
    await owner.agent.delete(`/api/customers/${gone.id}`);
    const own = await aCustomer(other.agent);
    const seen = await changes(other.agent, cursor);
    expect([seen.rows, seen.deleted]).toEqual([{ ...nothing, customers: [own] }, []]);
  });

  it('answers a row that an import adds again after its deletion, and not the deletion', async () => {
    const { agent } = await aTailor(app);
    const { id } = await aCustomer(agent, { name: 'Ada' });
    const { cursor } = await changes(agent);
    await agent.delete(`/api/customers/${id}`);
    expect((await agent.post('/api/customers/import', { customers: [{ id, name: 'Ada again' }] })).status).toBe(201);
    const { rows, deleted } = await changes(agent, cursor);
    expect([rows.customers.map(({ name }) => name), deleted]).toEqual([['Ada again'], []]);
    await agent.delete(`/api/customers/${id}`);
    expect((await changes(agent, cursor)).deleted).toEqual([{ table: 'customers', id }]);
  });

  it.each([
    'x',
    'a.1',
    `${'a'.repeat(22)}.x`,
    `${'a'.repeat(22)}.1.2.customers.1`,
    `${'a'.repeat(22)}.1.2.users.1.${crypto.randomUUID()}`,
  ])('refuses the cursor %s on its field', async (since) => {
    const { agent } = await aTailor(app);
    const refused = await read(agent, since);
    expect([refused.status, refused.body.errors]).toEqual([400, { since: ['Not a cursor'] }]);
  });
});

describe('a cursor', () => {
  const statusOf = async (agent: Agent, since: string) => {
    const { status, body } = await read(agent, since);
    return [status, body.code];
  };
  const expired = [410, 'cursor_expired'];

  it('expires in another epoch', async () => {
    const { agent } = await aTailor(app);
    const { cursor } = await changes(agent);
    const [{ epoch } = {}] = (await execute(sql`select epoch from change_feed`)).rows;
    await execute(sql`update change_feed set epoch = gen_random_uuid()`);
    expect(await statusOf(agent, cursor)).toEqual(expired);
    await execute(sql`update change_feed set epoch = ${epoch}`);
    expect(await statusOf(agent, cursor)).toEqual([200, undefined]);
  });

  it('expires if the database has not reached its transaction, as after a restore', async () => {
    const { agent } = await aTailor(app);
    const [epoch, since] = (await changes(agent)).cursor.split('.');
    const later = Number(since) + 1_000_000;
    expect(await statusOf(agent, `${epoch}.${later}`)).toEqual(expired);
    expect(await statusOf(agent, `${epoch}.1.${later}.customers.1.${crypto.randomUUID()}`)).toEqual(expired);
  });

  it('expires when a deletion behind it is forgotten, after 90 days', async () => {
    const { agent } = await aTailor(app);
    const { id } = await aCustomer(agent);
    const { cursor: before } = await changes(agent);
    await agent.delete(`/api/customers/${id}`);
    const { cursor: after } = await changes(agent, before);
    const forget = async (days: number) => {
      await execute(sql`update deletions set deleted_at = now() - make_interval(days => ${days})`);
      await forgetDeletions(app.database.db);
      return app.database.db.$count(sql`deletions`);
    };
    expect(await forget(89)).toBeGreaterThan(0);
    expect(await statusOf(agent, before)).toEqual([200, undefined]);
    expect(await forget(90)).toBe(0);
    expect(await statusOf(agent, before)).toEqual(expired);
    expect(await statusOf(agent, after)).toEqual([200, undefined]);
    expect((await changes(agent)).rows.customers).toEqual([]);
  });

  it('is not expired by a forgotten deletion of a restored database, whose transaction this one has not reached', async () => {
    const { agent, tailor } = await aTailor(app);
    const { cursor } = await changes(agent);
    await execute(sql`insert into deletions (tailor_id, table_name, row_id, changed_in, deleted_at)
      values (${tailor.id}, 'customers', gen_random_uuid(), 900000000000, now() - interval '1 year')`);
    await forgetDeletions(app.database.db);
    expect(await statusOf(agent, cursor)).toEqual([200, undefined]);
  });

  it('after everything is read includes rows of a restored database, once', async () => {
    const { agent, tailor } = await aTailor(app);
    await addCustomers(tailor.id, 1_200);
    await execute(sql`alter table customers disable trigger user`);
    await execute(sql`update customers set changed_in = 900000000000 where tailor_id = ${tailor.id}`);
    await execute(sql`alter table customers enable trigger user`);
    const device = followerOf(agent);
    expect(await device.catchUp()).toBe(2);
    expect(rowsOf(device, 'customers')).toHaveLength(1_200);
    expect((await changes(agent, device.cursor())).rows).toEqual(nothing);
    const [row] = rowsOf(device, 'customers');
    await agent.put(`/api/customers/${row?.id}`, { name: 'Changed here' });
    expect((await changes(agent, device.cursor())).rows.customers).toHaveLength(1);
  });
});

describe('the deletion of an account', () => {
  it('leaves no deletion of its rows, and those of others', async () => {
    const [gone, other] = [await aTailor(app), await aTailor(app)];
    for (const { agent } of [gone, other]) {
      for (const noun of synced) await createRow(agent, noun);
      await agent.delete(`/api/customers/${(await aCustomer(agent)).id}`);
    }
    const count = (tailorId: string) => app.database.db.$count(sql`deletions`, sql`tailor_id = ${tailorId}`);
    expect(await count(gone.tailor.id)).toBe(1);
    // Not even within the transaction: 80,000 deletions would take longer than the rows.
    await execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'written'; end $$`);
    await execute(sql`create trigger refuse before insert on deletions for each row execute function refuse()`);
    expect((await gone.agent.delete('/api/account')).status).toBe(204);
    await execute(sql`drop function refuse() cascade`);
    expect([await count(gone.tailor.id), await count(other.tailor.id)]).toEqual([0, 1]);
  });

  it('by a cascade of the database leaves none either', async () => {
    const { agent, tailor } = await aTailor(app);
    for (const noun of synced) await createRow(agent, noun);
    await execute(sql`delete from users where id = ${tailor.userId}`);
    const { rows } = await execute(sql`select from deletions where tailor_id = ${tailor.id}`);
    expect(rows).toEqual([]);
  });
});
