import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The only database in the embedded PostgreSQL. */
export const databaseName = 'seamfolk';

/** Returns the connection URL of the embedded PostgreSQL. */
export function embeddedUrl(password: string, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${databaseName}`;
}

/** Returns the URL of this DATA_DIR's database while a server runs it, for a program beside that server. */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => dataDir);
  const [lockFile = '', password = ''] = await Promise.all(
    [join(folder, 'postmaster.pid'), join(dataDir, 'postgres-password')].map((file) =>
      readFile(file, 'utf8').catch(() => undefined),
    ),
  );
  const port = Number(lockFile.split('\n')[3]);
  if (!port || !password) return undefined;
  const url = embeddedUrl(password, port);
  return (await takesConnections(url)) ? url : undefined;
}

/** Tests the connection: a stale lock file can name a port that another program uses now, which refuses our password. */
async function takesConnections(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  const connected = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return connected;
}
