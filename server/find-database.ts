import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from './local/postgres/postgres';
import { runningPostgres } from './local/postgres/running';
import type { Env } from './env';

/** A database for a program that can run while a server runs, or without a server. */
export interface FoundDatabase {
  url: string;
  /** Whether it was started for this program, so that no server has migrated it. */
  isOurs: boolean;
  stop: () => Promise<void>;
}

/**
 * Returns the database of the environment, else the embedded one: that of a running server, or started for this program. Returns
 * undefined if the embedded one does not exist yet and `make` is false. @throws StartError if it cannot be used
 */
export async function findDatabase(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  { make = false } = {},
): Promise<FoundDatabase | undefined> {
  const url = databaseUrl ?? (await runningPostgres(dataDir));
  if (url) return { url, isOurs: false, stop: async () => {} };
  if (!make && !existsSync(join(dataDir, 'postgres'))) return undefined;
  await mkdir(dataDir, { recursive: true });
  return { ...(await startEmbeddedPostgres({ dataDir, log })), isOurs: true };
}
