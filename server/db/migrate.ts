import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { fromPackageRoot } from '../package-root';

/** Any number that nothing else in this database locks on. */
const lockId = 7_326_368_102;

/** The folder of all migrations of this program. */
export const allMigrations = fromPackageRoot('migrations');

/** PostgreSQL 12 has it in an extension; later ones have it anyway. */
const randomIds = `do $$ begin
  if to_regprocedure('gen_random_uuid()') is null then create extension pgcrypto; end if;
end $$`;

/**
 * Applies what is new in `migrations/`; several processes starting at once wait for the first and find nothing to do. All
 * of it is one transaction, so that it works through a pooler that gives every transaction another connection.
 */
export async function migrateDatabase(url: string, migrationsFolder = allMigrations): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lockId]);
    await client.query(randomIds);
    // Its own `begin` changes nothing within a transaction; its `commit` ends this one, and the lock with it.
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
