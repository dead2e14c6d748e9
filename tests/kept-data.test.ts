import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPage } from '../client/src/render-page';
import { nounList } from '../server/nouns';
import { startApp, type TestApp } from './support/app';
import { aTailor } from './support/factories';
import { createRow, nouns } from './support/nouns';
import { readPage } from './support/read-page';

const keptData = nounList.flatMap(([, { kept = [] }]) => kept);

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ render: renderPage });
});
afterAll(() => app.stop());

it('the privacy page shows the sentences of every noun, also without scripts', async () => {
  const { document } = readPage(await app.anonymous.get('/privacy'));
  const text = document.querySelector('main')?.textContent;
  expect(keptData.length).toBeGreaterThan(5);
  for (const { name, what, why, howLong, wayOut } of keptData)
    for (const sentence of [name, what, why, howLong, wayOut]) expect(text).toContain(sentence);
});

it('the nouns name every table of the database once', async () => {
  const { rows } = await app.database.db.execute<{ name: string }>(
    sql`select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name
      from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema', 'drizzle') and table_type = 'BASE TABLE'`,
  );
  const named = keptData.flatMap(({ tables }) => tables);
  expect(named.sort()).toEqual(rows.map(({ name }) => name).sort());
});

it('a deleted account leaves no row of any noun, and the rows of others', async () => {
  const [gone, other] = [await aTailor(app), await aTailor(app)];
  for (const { agent } of [gone, other]) for (const noun of nouns) await createRow(agent, noun);
  const rowsOf = async (tailorId: string) => {
    const counts = nouns.map(({ table }) => app.database.db.$count(table, sql`tailor_id = ${tailorId}`));
    return Promise.all(counts);
  };
  const full = await rowsOf(other.tailor.id);
  expect(await rowsOf(gone.tailor.id)).toEqual(full);
  expect(Math.min(...full)).toBeGreaterThan(0);
  expect((await gone.agent.delete('/api/account')).status).toBe(204);
  expect([await rowsOf(gone.tailor.id), await rowsOf(other.tailor.id)]).toEqual([nouns.map(() => 0), full]);
});

it('an account is deleted with the rows of all tables that the privacy page says go with it', async () => {
  const { rows } = await app.database.db.execute<{ name: string }>(sql`
    with recursive deleted(id) as (
      select 'public.users'::regclass::oid
      union
      select conrelid from pg_constraint join deleted on confrelid = deleted.id
      where contype = 'f' and confdeltype = 'c'
    )
    select relname as name from deleted join pg_class on pg_class.oid = deleted.id`);
  const withAccount = keptData.flatMap(({ tables, otherTables = {} }) => {
    const others = Object.keys(otherTables);
    expect(tables).toEqual(expect.arrayContaining(others));
    return tables.filter((table) => !others.includes(table));
  });
  expect(rows.map(({ name }) => name).sort()).toEqual(withAccount.sort());
});
