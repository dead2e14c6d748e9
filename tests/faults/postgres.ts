import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort, startProcess, type PostgresProcess } from '../../server/local/postgres/process';
import { embeddedUrl } from '../../server/local/postgres/running';
import { setUpCluster } from '../../server/local/postgres/setup';

/** A PostgreSQL without automatic restarts. */
export interface FaultPostgres {
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => Promise<string>;
  /** Kills all its processes, as the kernel does when memory runs out. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Commits are written before they are confirmed, which is the default; only the wait for the disk is off. */
const flags = ['-c', 'fsync=off', '-c', 'max_connections=300'];

export async function startFaultPostgres(): Promise<FaultPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seamfolk-faults-'));
  // If this runs as root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755);
  const cluster = await setUpCluster(dataDir);
  const port = await freePort();
  const at = (database: string) =>
    Object.assign(new URL(embeddedUrl(cluster.password, port)), { pathname: `/${database}` }).href;
  let running: PostgresProcess | undefined;

  /** Retries, as ending processes of the previous PostgreSQL may still use the shared memory. */
  const start = async () => {
    for (let attempt = 1; !running; attempt += 1) {
      running = await startProcess(cluster, port, flags).catch((error: unknown) => {
        if (attempt === 20) throw error;
        return undefined;
      });
      if (!running) await sleep(100);
    }
  };
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  const abandon = () => running?.abandon();
  process.once('exit', abandon);
  await start();

  return {
    createDatabase: async (name) => {
      const client = new pg.Client({ connectionString: at('postgres') });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      return at(name);
    },
    kill: async () => {
      const lines = (await readFile(join(cluster.folder, 'postmaster.pid'), 'utf8')).split('\n');
      const postmaster = Number(lines[0]);
      for (const pid of [postmaster, ...(await childrenOf(postmaster))]) kill(pid);
      await running?.exited;
      running = undefined;
    },
    start,
    stop,
    remove: async () => {
      await stop();
      process.off('exit', abandon);
      await rm(await realpath(cluster.folder), { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the process ids of connections. If the system does not report them, they end by themselves without their parent. */
async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return children.split(' ').filter(Boolean).map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
}
