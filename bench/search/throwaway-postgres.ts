import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../server/local/postgres/postgres';

/** A PostgreSQL for this run. */
export interface ThrowawayPostgres {
  url: string;
  /** For files of this run, readable by PostgreSQL. */
  folder: string;
  /** Stops it, and removes its folder unless it is to be kept. Can be called again. */
  stop: () => Promise<void>;
}

/**
 * Fast instead of durable, with a cache for most of what a search reads, and without background work. `synchronous_commit`
 * stays on: VACUUM cannot mark rows as visible to all before their commit is written.
 */
const settings = [
  ...['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
  ...['shared_buffers=512MB', 'maintenance_work_mem=512MB', 'max_wal_size=8GB', 'autovacuum=off'],
];

/** Starts PostgreSQL in a new folder, or in `keptIn`, where the next run finds it again. */
export async function startThrowawayPostgres(keptIn: string | undefined): Promise<ThrowawayPostgres> {
  if (keptIn) await mkdir(keptIn, { recursive: true });
  const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'seamfolk-bench-')));
  // If this runs as root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'silent' }), flags });
  const stop = async () => {
    await postgres.stop();
    if (keptIn) return;
    await rm(await realpath(join(folder, 'postgres')), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  };
  let stopped: Promise<void> | undefined;
  return { url: postgres.url, folder, stop: () => (stopped ??= stop()) };
}
