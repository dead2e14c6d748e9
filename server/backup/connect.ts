import pg from 'pg';
import { databaseProblem } from '../start-error';

/** For a transaction that copies rows: texts in a format that does not depend on settings, and no statement timeout. */
export const copySettings = "set local datestyle = 'ISO'; set local timezone = 'UTC'; set local statement_timeout = 0";

/** Runs `work` on a new connection. @throws StartError if the database is unreachable */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw databaseProblem(url, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
