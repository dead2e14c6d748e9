import { agentOf, type Agent } from '../support/app';
import { Browser } from '../support/browser';
import { startBuiltServer, type BuiltServer } from '../support/built-server';
import { profileInput } from '../support/factories';
import type { ForeignProvider } from '../support/sign-in/foreign-provider';
import { startForeignProvider } from '../support/sign-in/identity-provider';
import { startS3Server } from '../support/stores';
import { startTcpProxy, type TcpProxy } from '../support/network/tcp-proxy';
import { startFaultPostgres, type FaultPostgres } from './postgres';

/** The built product as a process, with its dependencies, each of which can fail. */
export interface World {
  postgres: FaultPostgres;
  /** The app's database, without the proxy. */
  databaseUrl: string;
  /** The proxies from the app to its database and its store. */
  toDatabase: TcpProxy;
  toStore: TcpProxy;
  provider: ForeignProvider;
  /** The running app: a new process after a restart, at the same address. */
  app: BuiltServer;
  /** The app's environment, to start further processes. */
  environment: Record<string, string>;
  /** A signed-in user with a profile. */
  tailor: Agent;
  visitor: Agent;
  /** Call it after the app was killed or has ended. */
  restartApp: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Faults send more requests than people do. They are counted, but never limited. */
const wideLimits = { RATE_LIMIT_READS: '1000000', RATE_LIMIT_WRITES: '1000000', RATE_LIMIT_SIGN_INS: '1000000' };

/** @throws Error if a part does not start, after stopping the others */
export async function startWorld(): Promise<World> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const last of stops.splice(0).reverse()) await last();
  };
  try {
    return await bringUp(stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bringUp(stops: (() => Promise<void>)[], stop: World['stop']): Promise<World> {
  const postgres = await startFaultPostgres();
  stops.push(postgres.remove);
  const databaseUrl = await postgres.createDatabase('seamfolk');
  const provider = await startForeignProvider();
  stops.push(provider.stop);
  const store = await startS3Server();
  stops.push(store.stop);
  const toDatabase = await startTcpProxy(databaseUrl);
  stops.push(toDatabase.stop);
  const toStore = await startTcpProxy(store.environment.S3_ENDPOINT);
  stops.push(toStore.stop);
  const environment = {
    // As with `npm start`, not as in tests.
    NODE_ENV: '',
    ...store.environment,
    ...provider.environment,
    ...wideLimits,
    S3_ENDPOINT: toStore.through(store.environment.S3_ENDPOINT).replace(/\/$/, ''),
    DATABASE_URL: toDatabase.through(databaseUrl),
    DEMO_DATA: 'false',
    SEARCH_CACHE_SECONDS: '0',
    LOG_LEVEL: 'warn',
  };
  const app = await startBuiltServer(environment);
  const at = { ...environment, PORT: new URL(app.origin).port };
  stops.push(() => world.app.stop());
  const world: World = {
    ...{ postgres, databaseUrl, toDatabase, toStore, provider, app, environment, stop },
    tailor: agentOf(new Browser(app.origin)),
    visitor: agentOf(new Browser(app.origin)),
    restartApp: async () => {
      await world.app.stop();
      world.app = await startBuiltServer(at);
    },
  };
  world.tailor = await signedIn(app, provider, 'tailor');
  const created = await world.tailor.post('/api/tailors', profileInput());
  if (created.status !== 201) throw new Error(`No profile: ${created.status} ${created.text}`);
  return world;
}

/** Signs in as a new user at the provider. */
export async function signedIn(app: BuiltServer, provider: ForeignProvider, subject: string): Promise<Agent> {
  provider.person = { sub: subject, email: `${subject}@elsewhere.example`, given_name: subject };
  const browser = new Browser(app.origin);
  const landed = await browser.go('/api/login');
  if (landed.status !== 200) throw new Error(`Not signed in: ${landed.status}\n${landed.text}`);
  return agentOf(browser);
}
