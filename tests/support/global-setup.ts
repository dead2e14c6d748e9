import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../../server/db/migrate';
import { startEmbeddedPostgres } from '../../server/local/postgres/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated and otherwise empty database that every test file's own is copied from. */
    templateUrl: string;
  }
}

/** Nothing of a test run has to survive it. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** One real PostgreSQL for the whole run, migrated once; that of TEST_DATABASE_URL (tests/postgres-versions) where it is set. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await findPostgres(process.env.TEST_DATABASE_URL);
  await migrateDatabase(url);
  project.provide('templateUrl', url);
  return stop;
}

async function findPostgres(given: string | undefined) {
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'seamfolk-tests-'));
  // Run by root, PostgreSQL is another user, who has to get in.
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
