import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../server/local/postgres/process';
import { until, type Child, type Children } from './children';
import type { Programs } from './programs';

/** A PostgreSQL of the cluster; its files stay when it is killed. */
export interface Server {
  port: number;
  /** Runs a statement as superuser. @throws the database's error */
  query: (statement: string, database?: string) => Promise<Record<string, unknown>[]>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  promote: () => Promise<void>;
}

export interface Databases {
  primary: Server;
  replica: Server;
  /** The password of the app's role, which owns the databases `seamfolk` and `identity`. */
  password: string;
}

/** The replica's name in the primary's `synchronous_standby_names`. */
const replicaName = 'replica';

/** Commits wait for the replica. Only then does the loss of a primary lose no data. */
export const waitForReplica = `alter system set synchronous_standby_names = '${replicaName}'`;
/** A cluster manager does this when the replica is lost; otherwise no write could commit until it is back. */
export const stopWaitingForReplica = `alter system set synchronous_standby_names = ''`;

export async function startDatabases(children: Children, { postgres: bin }: Programs): Promise<Databases> {
  const { run, ownFolder } = children;
  const secret = randomBytes(16).toString('hex');
  const folder = await ownFolder('databases');
  const passwordFile = join(children.folder, 'postgres-password');
  await writeFile(passwordFile, secret, { mode: 0o644 });
  const server = async (name: string) => postgresServer(children, { bin, name, folder: join(folder, name), secret });

  const primary = await server('primary');
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await run(`${bin}/initdb`, ['-D', join(folder, 'primary'), '--encoding=UTF8', '--locale=C.UTF-8', ...access]);
  await primary.start();
  await primary.query(`create role seamfolk login password '${secret}'`);
  // A pooler ignores the settings that clients send at connect, so they are set for the role.
  await primary.query(`alter role seamfolk set statement_timeout = '10s'`);
  await primary.query(`alter role seamfolk set lock_timeout = '1500ms'`);
  for (const name of ['seamfolk', 'identity']) await primary.query(`create database ${name} owner seamfolk`);

  const replica = await server('replica');
  const copied = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres', '-D', join(folder, 'replica')];
  const following = [
    '--write-recovery-conf',
    '--wal-method=stream',
    '--checkpoint=fast',
    '--create-slot',
    '--slot=replica',
  ];
  await run(`${bin}/pg_basebackup`, [...copied, ...following], { PGPASSWORD: secret });
  await replica.start();
  await primary.query(waitForReplica);
  await primary.query('select pg_reload_conf()');
  await until('the replica follows', () => isInSync(primary));
  return { primary, replica, password: secret };
}

/** Returns whether commits wait for the replica. */
export async function isInSync(primary: Server): Promise<boolean> {
  const states = await primary.query('select sync_state from pg_stat_replication');
  return states.some(({ sync_state }) => sync_state === 'sync');
}

interface ServerOptions {
  bin: string;
  name: string;
  folder: string;
  secret: string;
}

async function postgresServer(children: Children, { bin, name, folder, secret }: ServerOptions): Promise<Server> {
  const port = await freePort();
  const settings = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', `cluster_name=${name}`],
    ...['max_connections=120', 'wal_keep_size=256MB', 'hot_standby_feedback=on'],
  ].flatMap((setting) => ['-c', setting]);
  let child: Child | undefined;

  const query: Server['query'] = async (statement, database = 'postgres') => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: secret, database });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query(statement).finally(() => client.end());
    return rows;
  };
  return {
    port,
    query,
    kill: async () => child?.kill(),
    start: async () => {
      child = children.start(name, `${bin}/postgres`, ['-D', folder, ...settings], {
        asOther: true,
        endSignal: 'SIGINT',
      });
      await until(`${name} takes connections`, async () => (await query('select 1')).length === 1);
    },
    promote: async () => void (await children.run(`${bin}/pg_ctl`, ['promote', '-D', folder, '-w'])),
  };
}
