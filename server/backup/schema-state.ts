import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { allMigrations, migrateDatabase, type MigrateOptions } from '../db/migrate';

/** Returns the hashes of the applied migrations, in their order; empty for an empty database. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: tables } = await client.query("select where to_regclass('drizzle.__drizzle_migrations') is not null");
  if (tables.length === 0) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

/** Returns the hashes of this program's migrations, in their order. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder: allMigrations }).map(({ hash }) => hash);
}

/** Returns whether a list is the beginning of another. */
export function isBeginningOf(beginning: readonly string[], whole: readonly string[]): boolean {
  return beginning.every((each, index) => each === whole[index]);
}

interface Journal {
  entries: { tag: string }[];
}

/** Applies only the first `count` migrations, for rows of an earlier version. */
export async function migrateUpTo(url: string, count: number, options?: MigrateOptions): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    const journal = JSON.parse(await readFile(join(allMigrations, 'meta', '_journal.json'), 'utf8')) as Journal;
    const entries = journal.entries.slice(0, count);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await cp(join(allMigrations, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrateDatabase(url, { ...options, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
