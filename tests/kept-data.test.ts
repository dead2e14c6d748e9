import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptData } from '@shared/account/kept-data';
import { startApp, type TestApp } from './support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('the privacy page names every table of the database once', async () => {
  const { rows } = await app.database.db.execute<{ name: string }>(
    sql`select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as name
      from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema', 'drizzle') and table_type = 'BASE TABLE'`,
  );
  const named: string[] = keptData.flatMap(({ tables }) => tables);
  expect(named.sort()).toEqual(rows.map(({ name }) => name).sort());
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
  const withAccount = keptData.flatMap((kept): string[] => {
    const others = 'otherTables' in kept ? Object.keys(kept.otherTables) : [];
    expect(kept.tables).toEqual(expect.arrayContaining(others));
    return kept.tables.filter((table) => !others.includes(table));
  });
  expect(rows.map(({ name }) => name).sort()).toEqual(withAccount.sort());
});
