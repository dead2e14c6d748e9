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
import { jobLimits, openDatabase, requestLimits } from './db/client';
import { demoDataAtStart } from './local/demo/load';
import { migrateDatabase } from './db/migrate';
import { openReplica } from './db/replica/replica';
import { embeddedIssuer } from './auth/provider/embedded-issuer';
import { startEmbeddedPostgres } from './local/postgres/postgres';
import type { Env } from './env';
import { findCopies } from './features/moderation/copies/find-copies';
import { figureCounter } from './features/figures/counter';
import { countStored } from './features/objects/count-stored';
import { keepSweeping } from './keep-sweeping';
import { checkTexts } from './features/site/texts';
import { locateEarlierTailors } from './features/tailor/locate-earlier';
import { gracefulStop } from './http/load/drain';
import type { Site } from './http/page';
import { openMail } from './mail/mail';
import { startPictureWorkers } from './pictures/workers';
import { openGazetteer } from './places/gazetteer';
import { databaseProblem, reasonOf, StartError } from './start-error';
import { createStorage } from './storage/create-storage';

/** The client's files, and what their serving needs. */
export interface RunningSite {
  site: Site;
  /** Whether a dev server serves them. */
  development?: boolean;
  stop?: () => Promise<void>;
}

export interface StartOptions {
  env: Env;
  log: Logger;
  /** Cancels the migration, so that the start fails. */
  signal?: AbortSignal;
  /** Makes the site. Receives the server, on which the dev server also listens. */
  site: (server: Server) => Promise<RunningSite>;
}

/** A running server. */
export interface RunningServer {
  /** Number of demo tailors that were inserted at this start. */
  demoTailors: number;
  /** Waits for running requests, then closes the database connections, then stops the embedded database. */
  stop: () => Promise<void>;
}

/**
 * Request headers must arrive within 15 s, so that connections without a request are closed. A whole upload may take 5 minutes.
 * Idle connections stay open longer than those of proxies (a minute): otherwise a proxy could send a request on a connection that
 * has just been closed. The number of connections is not limited, because a full limit would also refuse the health check.
 */
const connectionLimits = {
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
};
/** A socket without traffic for this long is closed, because an unread response stays in memory; in milliseconds. */
const socketTimeoutMs = 120_000;
/** Maximum number of connections for background work, archives and deletions of accounts. */
const jobPoolSize = 5;
/** Opening a connection takes up to 400 ms on a busy machine, so these many are opened before they are needed. */
const openAhead = 4;
/** How long stopping waits for the current demo picture, in milliseconds. */
const lastPicturesMs = 4_000;

/**
 * Starts embedded services, migrates, builds the app and listens, in this order. If a step fails, stops what was started before.
 * @throws StartError with a one-line message, and the reason of `signal` when it aborts
 */
export async function start({ env, log, signal, site: openSite }: StartOptions): Promise<RunningServer> {
  const stopping = new AbortController();
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    stopping.abort();
    for (const last of stops.splice(0).reverse()) await last();
  };
  try {
    await checkPort(env);
    await checkTexts(env);
    await makeDataDir(env.dataDir);
    const postgres = env.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: env.dataDir, log });
    if (postgres) stops.push(postgres.stop);
    const databaseUrl = postgres?.url ?? env.databaseUrl ?? '';
    await migrateDatabase(databaseUrl, { log, signal }).catch((error: unknown) => {
      throw databaseProblem(databaseUrl, error);
    });
    const { databasePoolSize: poolSize, databasePrepared: prepared } = env;
    const { db, pool } = openDatabase(databaseUrl, { limits: requestLimits, poolSize, openAhead, prepared });
    const jobs = openDatabase(databaseUrl, { limits: jobLimits, poolSize: jobPoolSize, prepared });
    stops.push(() => Promise.all([pool.end(), jobs.pool.end()]));
    const figures = figureCounter({ jobs: jobs.db, log });
    stops.push(figures.stop);
    const mail = openMail(env, log);
    stops.push(mail.stop);
    const primary = { pool, url: databaseUrl };
    const replica = env.databaseReplicaUrl
      ? await openReplica({ poolSize, prepared, url: env.databaseReplicaUrl, primary, log })
      : undefined;
    if (replica) stops.push(replica.stop);
    const identity = env.oidc.issuerUrl ? undefined : await identityFor({ env, pool });
    const server = createServer(connectionLimits).setTimeout(socketTimeoutMs);
    const drain = gracefulStop(server, stopping.signal);
    const { site, development, stop: stopSite } = await openSite(server);
    const pictures = startPictureWorkers();
    stops.push(pictures.stop);
    const storage = createStorage(env);
    const places = await openGazetteer();
    const parts = {
      db,
      jobs: jobs.db,
      replica: replica?.db,
      figures,
      mail,
      pool,
      storage,
      pictures,
      places,
      identity,
      site,
      development,
    };
    const deps = { env, log, stopping: stopping.signal, ...parts };
    server.on('request', createApp(deps));
    const background = { ...deps, db: jobs.db };
    const afterSweep = async (signal: AbortSignal) => {
      await countStored(background, signal);
      await findCopies(background, signal);
    };
    const stopSweeping = keepSweeping({ ...background, afterSweep });
    stops.push(stopSweeping);
    stops.push(locateInBackground(background));
    const demo = await addDemoData(background, postgres?.created ?? false);
    await listen(server, env);
    // No grace period in development: the pages reload by themselves.
    const graceMs = development ? 0 : env.shutdownGraceMs;
    stops.push(() => Promise.all([drain(graceMs), stopSite?.(), demo.stop()]));
    // The sweeper stops first in the background. `stopSweeping` above waits for it after the last request.
    stops.push(async () => void stopSweeping());
    return { demoTailors: demo.tailors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loads the embedded provider dynamically, because production does not contain it. */
async function identityFor(deps: { env: Env; pool: Pool }): Promise<RequestHandler> {
  const { embeddedIdentity } = await import('./local/identity/provider');
  return embeddedIdentity(deps);
}

/** Sets missing coordinates in the background. Returns a function that stops it. */
function locateInBackground(deps: AppDeps): () => Promise<void> {
  const stopping = new AbortController();
  const running = locateEarlierTailors(deps, stopping.signal).then(
    (located) => void (located > 0 && deps.log.info({ located }, 'set the coordinates of existing tailors')),
    (err: unknown) => deps.log.error({ err }, 'could not set the coordinates of existing tailors'),
  );
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Loads demo data. Resolves when the tailors are inserted; their pictures follow. A failure is only logged. */
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

/** Checks that the port is free, before other services are started. */
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

/** Makes a folder and its parents. Node's recursive mkdir never ends if a parent cannot have new folders, such as /proc. */
async function makeFolder(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path);
}
