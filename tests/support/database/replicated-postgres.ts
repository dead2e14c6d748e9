import { execFile } from 'node:child_process';
import { appendFile, chmod, copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../../server/local/postgres/postgres';

/** A primary and a streaming replica, as two real servers. */
export interface ReplicatedPostgres {
  url: string;
  replicaUrl: string;
  stop: () => Promise<void>;
}

const log = pino({ level: 'silent' });
const flags = ['fsync=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting]);

/** Starts both. The replica is a copy of the stopped primary, with the file that makes it a standby. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const parent = await mkdtemp(join(tmpdir(), 'seamfolk-replicated-'));
  // If this runs as root, PostgreSQL runs as another user, who needs access.
  await chmod(parent, 0o755);
  const [dataDir, replicaDir] = [join(parent, 'primary'), join(parent, 'replica')];
  await Promise.all([mkdir(dataDir), mkdir(replicaDir)]);
  await (await startEmbeddedPostgres({ dataDir, log, flags })).stop();
  const folders = [await realpath(join(dataDir, 'postgres')), join(replicaDir, 'postgres')] as const;
  await promisify(execFile)('cp', ['-a', ...folders]);
  await copyFile(join(dataDir, 'postgres-password'), join(replicaDir, 'postgres-password'));
  const primary = await startEmbeddedPostgres({ dataDir, log, flags });
  await writeFile(join(folders[1], 'standby.signal'), '');
  await appendFile(join(folders[1], 'postgresql.auto.conf'), `primary_conninfo = '${primary.url}'\n`);
  const replica = await startEmbeddedPostgres({ dataDir: replicaDir, log, flags });
  return {
    url: primary.url,
    replicaUrl: replica.url,
    stop: async () => {
      await Promise.all([replica.stop(), primary.stop()]);
      const places = await Promise.all(folders.map((folder) => realpath(folder)));
      await Promise.all([...places, parent].map((place) => rm(place, { recursive: true, force: true })));
    },
  };
}
