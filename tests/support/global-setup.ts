import { chmod, mkdtemp, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/client';
import { migrateDatabase } from '../../server/db/migrate';
import { openIdentityState } from '../../server/local/identity/state';
import { startEmbeddedPostgres } from '../../server/local/postgres/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL, at its database `postgres`. */
    serverUrl: string;
    /** The migrated database with the embedded identity provider's keys and no other rows, that the databases of the test files are copied from. */
    template: string;
  }
}

/** Faster settings without durability, which a test run does not need. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Starts one PostgreSQL for the whole run and migrates it once; uses TEST_DATABASE_URL (tests/postgres-versions) if it is set. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await findPostgres(process.env.TEST_DATABASE_URL);
  await migrateDatabase(url);
  await keepSigningKeys(url);
  project.provide('serverUrl', Object.assign(new URL(url), { pathname: '/postgres' }).href);
  // Only its name: PostgreSQL does not copy a database with open connections.
  project.provide('template', new URL(url).pathname.slice(1));
  return stop;
}

/** Generates the embedded identity provider's keys once for all databases, which takes a tenth of a second each time. */
async function keepSigningKeys(url: string): Promise<void> {
  const { pool } = openDatabase(url);
  await openIdentityState(pool);
  await pool.end();
}

/**
 * Linux's file system in memory, where copying a database takes less work, if it has a gigabyte free (containers often have
 * 64 MB); else the folder of temporary files.
 */
async function quickFolder(): Promise<string> {
  const memory = '/dev/shm';
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= 2 ** 30 ? memory : tmpdir();
}

async function findPostgres(given: string | undefined) {
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(await quickFolder(), 'seamfolk-tests-'));
  // If this runs as root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755);
  const flags = quick.flatMap((setting) => ['-c', setting]);
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), flags });
  const stop = async () => {
    await postgres.stop();
    await rm(await realpath(join(dataDir, 'postgres')), { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, stop };
}
