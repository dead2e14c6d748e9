import pg from 'pg';
import { databaseTrouble } from '../start-error';

/** For a transaction that reads or writes rows as they are kept: texts that mean the same everywhere, and all the time it takes. */
export const asKept = "set local datestyle = 'ISO'; set local timezone = 'UTC'; set local statement_timeout = 0";

/** Works on a connection of its own. @throws StartError where there is none to be had */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw databaseTrouble(url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
