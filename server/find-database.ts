import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { startEmbeddedPostgres } from './local/postgres/postgres';
import { runningPostgres } from './local/postgres/running';
import type { Env } from './env';

/** The database for a program that works beside a server or without one. */
export interface FoundDatabase {
  url: string;
  /** Whether it was brought up for this program, so that no server looks after it. */
  isOurs: boolean;
  stop: () => Promise<void>;
}

/**
 * The database that the environment names, or else the embedded one: a running server's, or brought up for the while.
 * Undefined where there is none yet, unless `make` asks for one. @throws StartError where it cannot be used
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
