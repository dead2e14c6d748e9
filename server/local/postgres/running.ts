import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** The one database in the embedded PostgreSQL. */
export const databaseName = 'seamfolk';

/** Where the embedded PostgreSQL answers. */
export function embeddedUrl(password: string, port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${databaseName}`;
}

/** The database of this DATA_DIR where a server has it running right now, for a program that works beside that server. */
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

/** A lock file may have been left behind, and its port be somebody else's by now, who does not know our password. */
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
