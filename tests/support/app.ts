import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from '../../server/app';
import { openDatabase, requestLimits, type OpenDatabase, type PooledDatabase } from '../../server/db/client';
import { embeddedIdentity } from '../../server/local/identity/provider';
import { figureCounter, type FigureCounter } from '../../server/features/figures/counter';
import { parseEnv, type Env } from '../../server/env';
import { createLog } from '../../server/http/log';
import { builtSite, type Site } from '../../server/http/page';
import { fromPackageRoot } from '../../server/package-root';
import { openMail } from '../../server/mail/mail';
import { openGazetteer } from '../../server/places/gazetteer';
import { createStorage } from '../../server/storage/create-storage';
import { Browser, type Answer } from './browser';
import { testDatabase, type TestDatabase } from './database/database';
import { pictureWorkers } from './pictures/picture-workers';
import { unlimited } from './unlimited';

/** A client of the API, with its cookies. */
export interface Agent {
  get: (path: string) => Promise<Answer>;
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  delete: (path: string) => Promise<Answer>;
  request: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** The Cookie header, for a request without the agent. */
  cookie: string;
  browser: Browser;
}

/** The real app on a port, with its own database, the disk store and the embedded identity provider. */
export interface TestApp {
  origin: string;
  publicUrl: string;
  env: Env;
  /** For fixtures. The app uses it as its pool for jobs. */
  database: TestDatabase;
  /** The app's pool for requests. */
  requests: OpenDatabase;
  figures: FigureCounter;
  anonymous: Agent;
  stop: () => Promise<void>;
}

interface Options {
  /** The database for visitors' reads. */
  replica?: PooledDatabase;
  /** Environment variables. */
  environment?: Record<string, string>;
  /** Where events are logged; by default nowhere. */
  log?: Logger;
  /** Renders pages; by default they have no content. Pass the client's `renderPage` to read it. */
  render?: Site['render'];
  /** The same of the pages behind links of orders. */
  renderLink?: Site['renderLink'];
  /** Another app whose database this one shares, like a second process; stop this one first. */
  beside?: TestApp;
  /** A database that has rows already; by default a new one. Stopped with the app. */
  database?: TestDatabase;
}

export async function startApp({
  environment = {},
  log,
  beside,
  database: given,
  replica,
  render = noContent,
  renderLink = noContent,
}: Options = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seamfolk-app-'));
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const env = parseEnv({
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // Visitors see changes at once.
    SEARCH_CACHE_SECONDS: '0',
    ...unlimited,
    ...environment,
  });
  const database = beside?.database ?? given ?? (await testDatabase());
  const requests = openDatabase(database.url, { limits: requestLimits, poolSize: env.databasePoolSize });
  const { db, pool } = requests;
  const identity = env.oidc.issuerUrl ? undefined : await embeddedIdentity({ env, pool });
  const site = { ...(await builtSite(await emptySite(dataDir))), render, renderLink };
  const storage = createStorage(env);
  const places = await openGazetteer();
  const events = log ?? createLog(env);
  const figures = figureCounter({ jobs: database.db, log: events });
  const mail = openMail(env, events);
  const app = createApp({
    env,
    log: events,
    db,
    jobs: database.db,
    figures,
    mail,
    replica,
    pool,
    storage,
    pictures: pictureWorkers,
    places,
    identity,
    site,
    stopping: new AbortController().signal,
  });
  server.on('request', app);
  return {
    origin,
    publicUrl: env.publicUrl,
    env,
    database,
    requests,
    figures,
    anonymous: agentOf(new Browser(origin)),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await figures.stop();
      await mail.stop();
      await pool.end();
      if (!beside) await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const noContent = async () => '';

export interface Person {
  email: string;
  firstName?: string;
  lastName?: string;
}

/** Signs in like a browser: login, the provider's form, the callback. */
export async function signIn(app: TestApp, person: Person): Promise<Agent> {
  const browser = new Browser(app.origin);
  const form = await browser.go('/api/login');
  const landed = await browser.post(form, { firstName: '', lastName: '', ...person });
  if (landed.status !== 200) throw new Error(`Not signed in: ${landed.status} at ${landed.url}\n${landed.text}`);
  return agentOf(browser);
}

/** Returns an API client with a browser's cookies. */
export function agentOf(browser: Browser): Agent {
  const request = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    browser.send(path, {
      method,
      headers,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    });
  return {
    get: (path) => request('GET', path),
    post: (path, body, headers) => request('POST', path, body, headers),
    put: (path, body, headers) => request('PUT', path, body, headers),
    delete: (path) => request('DELETE', path),
    request,
    get cookie() {
      return browser.cookie;
    },
    browser,
  };
}

/** Makes a folder with the client's page from the sources and one file of each kind, without the page's own scripts. */
async function emptySite(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'site');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await copyFile(fromPackageRoot('client', 'index.html'), join(folder, 'index.html'));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'assets', 'index-1a2b.js'), 'console.log("sewn")');
  return folder;
}
