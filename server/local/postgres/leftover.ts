import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { locks } from '../../db/locks';
import { StartError, reasonOf } from '../../start-error';
import type { Cluster } from './setup';

/**
 * Stops the PostgreSQL that a killed program left running on this database. Removes a lock file whose process id now belongs
 * to another process. @throws StartError while another program uses the database
 */
export async function endLeftover(cluster: Cluster): Promise<void> {
  const lockFile = join(cluster.folder, 'postmaster.pid');
  const lines = (await readFile(lockFile, 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !isAlive(pid)) return;
  if (!isPostgres(pid, cluster.folder)) return rm(lockFile, { force: true });
  await (await takeLock(cluster, port))?.end();
  await end(pid, cluster.folder);
}

/**
 * Marks the database as in use until the returned connection ends. Returns undefined if nothing listens on the port.
 * @throws StartError while another program holds the lock
 */
export async function takeLock({ link, password }: Cluster, port: number): Promise<pg.Client | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        locks.embeddedPostgres,
      ]);
      if (rows[0]?.taken) return client;
      await client.end();
      if (attempt >= 10) throw new StartError(`${link} is in use: the program is running already on this DATA_DIR`);
    } catch (error) {
      if (error instanceof StartError) throw error;
      if (reasonOf(error) === 'ECONNREFUSED') return undefined;
      if (reasonOf(error) === '28P01') throw new StartError(`${link} refuses the password in postgres-password`);
      if (attempt >= 50) throw new StartError(`${link} does not answer (${reasonOf(error)})`);
    }
    await sleep(100);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return reasonOf(error) === 'EPERM';
  }
}

/** Checks the command line, as process ids are reused and a zombie process has an empty one. */
function isPostgres(pid: number, folder: string): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(folder);
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

async function end(pid: number, folder: string): Promise<void> {
  for (const [signal, graceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ] as const) {
    if (!isPostgres(pid, folder)) return;
    process.kill(pid, signal);
    const until = Date.now() + graceMs;
    while (Date.now() < until && isPostgres(pid, folder)) await sleep(50);
  }
}
