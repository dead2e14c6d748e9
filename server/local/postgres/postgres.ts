import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../../start-error';
import { endLeftover, takeLock } from './leftover';
import { databaseName, embeddedUrl } from './running';
import { freePort, startProcess, type PostgresProcess } from './process';
import { setUpCluster, type Cluster } from './setup';

/** Temporary errors: children of a killed PostgreSQL are still ending, or the port was taken after it was found free. */
const passing = /shared memory block|could not bind|create any TCP\/IP sockets/;
const pause = 500;

export interface EmbeddedPostgres {
  url: string;
  /** Whether the database is new and empty. */
  created: boolean;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a free port of 127.0.0.1, with data and password in DATA_DIR. Restarts it if it dies, and stops it
 * with this program. If this program is killed, its next start stops it.
 * @throws StartError in one line if it cannot be used
 */
export async function startEmbeddedPostgres({ dataDir, log, flags = [] }: Options): Promise<EmbeddedPostgres> {
  const cluster = await setUpCluster(dataDir);
  await endLeftover(cluster);
  const { port, process: first } = await startWithRetries(cluster, flags);
  const abandon = () => running.abandon();
  let running = first;
  let lock = await takeLock(cluster, port);
  let stopping = false;
  process.once('exit', abandon);
  const created = await makeDatabase(lock);

  let watching = watch(first);
  async function watch(watched: PostgresProcess): Promise<void> {
    await watched.exited;
    while (!stopping) {
      log.error('PostgreSQL died; starting it again');
      await sleep(pause);
      try {
        running = await startProcess(cluster, port, flags);
        if (stopping) return await running.stop();
        lock = await takeLock(cluster, port);
        watching = watch(running);
        return;
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL could not be started again');
      }
    }
  }

  async function stop(): Promise<void> {
    stopping = true;
    await lock?.end().catch(() => undefined);
    await running.stop();
    await watching;
    process.off('exit', abandon);
  }

  return { url: embeddedUrl(cluster.password, port), created, stop };
}

interface Options {
  dataDir: string;
  log: Logger;
  /** Further settings, as ['-c', 'name=value']. */
  flags?: readonly string[];
}

async function startWithRetries(cluster: Cluster, flags: readonly string[]) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { port, process: await startProcess(cluster, port, flags) };
    } catch (error) {
      if (attempt >= 10 || !(error instanceof StartError) || !passing.test(error.message)) throw error;
      await sleep(pause);
    }
  }
}

async function makeDatabase(client: pg.Client | undefined): Promise<boolean> {
  if (!client) throw new StartError('PostgreSQL stopped again as soon as it was started');
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
  if (rowCount) return false;
  await client.query(`create database ${databaseName}`);
  return true;
}
