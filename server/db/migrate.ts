import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { fromPackageRoot } from '../package-root';

/** Any number that nothing else in this database locks on. */
const lockId = 7_326_368_102;

/** The folder of all migrations of this program. */
export const allMigrations = fromPackageRoot('migrations');

/** Applies what is new in `migrations/`; several processes starting at once wait for the first and find nothing to do. */
export async function migrateDatabase(url: string, migrationsFolder = allMigrations): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockId]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
