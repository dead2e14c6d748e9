import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, mkdir, readdir, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { AppDeps } from './deps';
import { openDatabase } from './db/client';
import { demoDataAtStart } from './local/demo/load';
import { migrateDatabase } from './db/migrate';
import { openReplica } from './db/replica';
import { embeddedIssuer } from './local/identity/accounts';
import { startEmbeddedPostgres } from './local/postgres/postgres';
import type { Env } from './env';
import { keepSweeping } from './features/objects/keep-sweeping';
import { locateEarlierTailors } from './features/tailor/locate-earlier';
import { drainable } from './http/drain';
import type { Site } from './http/page';
import { startPictureWorkers } from './pictures/workers';
import { openGazetteer } from './places/gazetteer';
import { databaseTrouble, reasonOf, StartError } from './start-error';
import { createStorage } from './storage/create-storage';

/** The client, and what serving it takes. */
export interface RunningSite {
  site: Site;
  /** Whether it is a dev server. */
  development?: boolean;
  stop?: () => Promise<void>;
}

export interface StartOptions {
  env: Env;
  log: Logger;
  /** Ends the wait for a database, so that nothing is started. */
  signal?: AbortSignal;
  /** Is given the server, for what wants to listen on it as well. */
  site: (server: Server) => Promise<RunningSite>;
}

/** A server that answers. */
export interface Running {
  /** How many demo tailors were written at this start. */
  demoTailors: number;
  /** Lets requests in flight finish, then closes the database's connections, then stops what is embedded. */
  stop: () => Promise<void>;
}

/**
 * A request's head has to arrive in a quarter of a minute, so that connections on which it never does are not kept; a whole
 * upload may take five. Connections stay open longer than proxies keep theirs (a minute), who else send a request into one that
 * has just been closed. There is no limit to their number: whoever reaches it would shut out the health check as well.
 */
const connectionLimits = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
};
/** Where nothing moves for so long in the middle of a request, nobody reads the answer, which is held in memory; in milliseconds. */
const silenceMs = 120_000;
/** How long the demo picture that is being drawn may hold up stopping, in milliseconds. */
const lastPicturesMs = 4_000;

/**
 * Embedded services -> migrations -> app -> listening, in this order; what was started is stopped again when a later
 * step fails. @throws StartError with one line for the person who starts it, and the reason of `signal`
 */
export async function start({ env, log, signal, site: openSite }: StartOptions): Promise<Running> {
  const stopping = new AbortController();
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    stopping.abort();
    for (const last of stops.splice(0).reverse()) await last();
  };
  try {
    await checkPort(env);
    await makeDataDir(env.dataDir);
    const postgres = env.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: env.dataDir, log });
    if (postgres) stops.push(postgres.stop);
    const databaseUrl = postgres?.url ?? env.databaseUrl ?? '';
    await migrateDatabase(databaseUrl, { log, signal }).catch((error: unknown) => {
      throw databaseTrouble(databaseUrl, error);
    });
    const connections = { poolSize: env.databasePoolSize, prepared: env.databasePrepared };
    const { db, pool } = openDatabase(databaseUrl, { ...connections, log });
    stops.push(() => pool.end());
    const primary = { pool, url: databaseUrl };
    const replica = env.databaseReplicaUrl
      ? await openReplica({ ...connections, url: env.databaseReplicaUrl, primary, log })
      : undefined;
    if (replica) stops.push(replica.stop);
    const identity = env.oidc.issuerUrl ? undefined : await identityFor({ env, pool });
    const server = createServer(connectionLimits).setTimeout(silenceMs);
    const drain = drainable(server, stopping.signal);
    const { site, development, stop: stopSite } = await openSite(server);
    const pictures = startPictureWorkers();
    stops.push(pictures.stop);
    const storage = createStorage(env);
    const places = await openGazetteer();
    const parts = { db, replica: replica?.db, pool, storage, pictures, places, identity, site, development };
    const deps = { env, log, stopping: stopping.signal, ...parts };
    server.on('request', createApp(deps));
    const stopSweeping = keepSweeping(deps);
    stops.push(stopSweeping);
    stops.push(locateInBackground(deps));
    const demo = await addDemoData(deps, postgres?.created ?? false);
    await listen(server, env);
    // The dev server's clients are pages that reload by themselves: no grace period for them.
    const graceMs = development ? 0 : env.shutdownGraceMs;
    stops.push(() => Promise.all([drain(graceMs), stopSite?.(), demo.stop()]));
    // Told first, waited for after the last request.
    stops.push(async () => void stopSweeping());
    return { demoTailors: demo.tailors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loaded only where it is used: production neither needs nor carries an identity provider. */
async function identityFor(deps: { env: Env; pool: Pool }): Promise<RequestHandler> {
  const { embeddedIdentity } = await import('./local/identity/provider');
  return embeddedIdentity(deps);
}

/** Runs beside everything else; the answer stops it. */
function locateInBackground(deps: AppDeps): () => Promise<void> {
  const stopping = new AbortController();
  const running = locateEarlierTailors(deps, stopping.signal).then(
    (located) => void (located > 0 && deps.log.info({ located }, 'tailors of before have coordinates now')),
    (err: unknown) => deps.log.error({ err }, 'tailors of before could not be given coordinates'),
  );
  return async () => {
    stopping.abort();
    await running;
  };
}

/** The tailors are there when this resolves, their pictures follow; without either the product works as well. */
async function addDemoData(deps: AppDeps, newDatabase: boolean) {
  const given = new AbortController();
  const load = await demoDataAtStart({ ...deps, issuer: embeddedIssuer, signal: given.signal, newDatabase }).catch(
    (error: unknown) => deps.log.error({ err: error }, 'the demo data could not be loaded'),
  );
  const stop = async () => {
    given.abort();
    await Promise.race([load?.pictures, sleep(lastPicturesMs, undefined, { ref: false })]);
  };
  return { tailors: load?.tailors ?? 0, stop };
}

/** Before anything is brought up, so that nothing has to be stopped again. */
async function checkPort(env: Env): Promise<void> {
  const probe = createServer();
  await listen(probe, env);
  probe.close();
  await once(probe, 'close');
}

async function listen(server: Server, env: Env): Promise<void> {
  server.listen(env.port, env.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'EADDRINUSE') {
      throw new StartError(`Port ${env.port} is in use: stop what listens there, or set another PORT`);
    }
    if (reason === 'EADDRNOTAVAIL') throw new StartError(`HOST ${env.host} is not an address of this machine`);
    throw new StartError(`Port ${env.port} of ${env.host} cannot be opened (${reason}): set another PORT`);
  }
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await readdir(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`The folder ${dataDir} cannot be written (${reasonOf(error)}): set another DATA_DIR`);
  }
}

/** Node's own recursive mkdir never ends where a parent is there and takes no folders, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path);
}
