import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../server/local/postgres/process';
import { until, type Children } from './children';
import type { Databases, Server } from './databases';
import { takesConnections } from './front';
import type { Programs } from './programs';

/** The connection pooler between the app and its databases. */
export interface Pooler {
  /** For writes, and for reads of signed-in users. */
  url: string;
  /** For visitors' reads. */
  replicaUrl: string;
  identityUrl: string;
  /** Points the writing connections to another server. */
  leadTo: (server: Server) => Promise<void>;
}

/** Starts PgBouncer in transaction mode, set up as deploy/README.md describes for versions before 1.21, such as Debian's. */
export async function startPooler(children: Children, programs: Programs, databases: Databases): Promise<Pooler> {
  const { primary, replica, password } = databases;
  const port = await freePort();
  const folder = await children.ownFolder('pooler');
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const write = async (path: string, text: string) => {
    await writeFile(path, text);
    if (children.user) await chown(path, children.user.uid, children.user.gid);
  };
  await write(users, `"seamfolk" "${password}"\n`);
  await write(settings, settingsOf({ primary, replica, port, users }));
  const child = children.start('pgbouncer', programs.pgbouncer, [settings], { asOther: true, endSignal: 'SIGINT' });
  await until('PgBouncer listens', () => takesConnections(port));
  const url = (name: string) => `postgres://seamfolk:${password}@127.0.0.1:${port}/${name}`;
  return {
    url: url('seamfolk'),
    replicaUrl: url('seamfolk_replica'),
    identityUrl: url('identity'),
    leadTo: async (server) => {
      await write(settings, settingsOf({ primary: server, replica, port, users }));
      child.signal('SIGHUP');
    },
  };
}

interface Settings {
  primary: Server;
  replica: Server;
  port: number;
  users: string;
}

function settingsOf({ primary, replica, port, users }: Settings): string {
  return `[databases]
seamfolk = host=127.0.0.1 port=${primary.port} dbname=seamfolk
seamfolk_replica = host=127.0.0.1 port=${replica.port} dbname=seamfolk
identity = host=127.0.0.1 port=${primary.port} dbname=identity

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
ignore_startup_parameters = statement_timeout, lock_timeout
max_client_conn = 400
default_pool_size = 20
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 3
`;
}
