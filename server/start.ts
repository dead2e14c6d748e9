import { once } from 'node:events';
import { access, constants, mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createApp } from './app';
import { openDatabase } from './db/client';
import { migrateDatabase } from './db/migrate';
import { embeddedIdentity } from './embedded/identity';
import { startEmbeddedPostgres } from './embedded/postgres';
import { isLoopback, listenHost, type Env } from './env';
import { reasonOf, StartError } from './start-error';
import { createStorage } from './storage/create-storage';

export interface StartOptions {
  env: Env;
  log: Logger;
  /** Serves every page of the client; is given the server, for what wants to listen on it as well. */
  site: (server: Server) => Promise<RequestHandler>;
  /** Whether `site` is a dev server. */
  development?: boolean;
}

/** A server that answers, and what it brought along. */
export interface Running {
  /** Whether the database is embedded and was empty. */
  newDatabase: boolean;
  /** Lets requests in flight finish, then closes the database's connections, then stops what is embedded. */
  stop: () => Promise<void>;
}

/** How long requests may take to finish after the signal to stop, in milliseconds. */
const lastRequestsMs = 8_000;

/**
 * Environment -> embedded services -> migrations -> app -> listening, in this order.
 * What was started is stopped again when a later step fails.
 * @throws StartError with one line for the person who starts it
 */
export async function start({ env, log, site, development }: StartOptions): Promise<Running> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const last of stops.splice(0).reverse()) await last();
  };
  try {
    const server = createServer();
    await checkPort(env);
    await makeDataDir(env.dataDir);
    const postgres = env.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: env.dataDir, log });
    if (postgres) stops.push(postgres.stop);
    const databaseUrl = postgres?.url ?? env.databaseUrl ?? '';
    await migrateDatabase(databaseUrl).catch((error: unknown) => {
      throw databaseTrouble(databaseUrl, error);
    });
    const { db, pool } = openDatabase(databaseUrl);
    stops.push(() => pool.end());
    const identity = env.oidc.issuerUrl ? undefined : await embeddedIdentity({ env, pool });
    const storage = createStorage(env);
    const pages = await site(server);
    server.on('request', createApp({ env, log, db, pool, storage, identity, site: pages, development }));
    await listen(server, env);
    stops.push(() => close(server));
    return { newDatabase: postgres?.created ?? false, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Before anything else is brought up; what happens between here and listening is told by `listen`. */
async function checkPort(env: Env): Promise<void> {
  const probe = createServer();
  await listen(probe, env);
  probe.close();
  await once(probe, 'close');
}

async function listen(server: Server, env: Env): Promise<void> {
  server.listen(env.port, listenHost(env));
  try {
    await once(server, 'listening');
  } catch (error) {
    const known: Record<string, string> = {
      EADDRINUSE: 'is in use: stop what listens there, or set another PORT',
      EACCES: 'is not open to this user: set a PORT above 1023',
    };
    throw new StartError(`Port ${env.port} ${known[reasonOf(error)] ?? `cannot be opened (${reasonOf(error)})`}`);
  }
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`The folder ${dataDir} cannot be written (${reasonOf(error)}): set another DATA_DIR`);
  }
}

function databaseTrouble(url: string, cause: unknown): unknown {
  const { hostname, port, pathname } = new URL(url);
  const where = `The database ${pathname.slice(1)} at ${hostname}:${port || 5432}`;
  const code = reasonOf(cause);
  const known: Record<string, string> = {
    ECONNREFUSED: 'does not answer: nothing listens there',
    ENOTFOUND: 'does not answer: there is no such host',
    EAI_AGAIN: 'does not answer: there is no such host',
    ETIMEDOUT: 'does not answer',
    ECONNRESET: 'closed the connection',
    '28P01': 'does not take the password of DATABASE_URL',
    '28000': 'does not take the user of DATABASE_URL',
    '3D000': 'does not exist',
    '57P03': 'is starting or stopping: try again in a moment',
  };
  if (known[code]) return new StartError(`${where} ${known[code]}`, { cause });
  if (/timeout/i.test(code)) return new StartError(`${where} does not answer`, { cause });
  return cause;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const late = setTimeout(() => server.closeAllConnections(), lastRequestsMs);
  await closed;
  clearTimeout(late);
}

/** What `npm start` tells: where to go, and what it brought along. */
export function welcome(env: Env, databaseMajor: string): string {
  const brought = [
    ['Database', env.databaseUrl ? 'as DATABASE_URL says' : `PostgreSQL ${databaseMajor}, in ${join(env.dataDir, 'postgres')}`],
    ['Sign-in', env.oidc.issuerUrl ?? 'its own, for local use: any e-mail, no password'],
    ['Pictures', env.s3 ? `the bucket ${env.s3.bucket}` : `files in ${env.dataDir}`],
  ];
  const open = isLoopback(new URL(env.publicUrl).hostname) ? '' : ' (open to the network)';
  return [`Seamfolk is ready: ${env.publicUrl}${open}`, ...brought.map(([what, where]) => `  ${what?.padEnd(10)}${where}`)].join('\n');
}
