import { mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../server/local/postgres/process';
import { fromPackageRoot } from '../../server/package-root';
import { startChild } from './child';
import { askedBy, type Served } from './load-generator';

/** A server of the search, in its own process. */
export interface Contender {
  name: ContenderName;
  /** Returns the full URL, if it serves HTTP. */
  addressOf?: (path: string) => string;
  ask: (round: Round) => Promise<Served>;
  pid: number;
  stop: () => Promise<void>;
}

export const contenderNames = ['app', 'app, cached', 'bare', 'SQL alone'] as const;
export type ContenderName = (typeof contenderNames)[number];

/** The load of a round: `paths` of the app, sent by several visitors for some seconds. */
export interface Round {
  paths: readonly string[];
  visitors: number;
  seconds: number;
}

interface Given {
  databaseUrl: string;
  /** A JSON file with the app's statements by path. */
  statementsFile: string;
  /** For files of this run. */
  folder: string;
}

/** Starts the built server, as `npm start` runs it. `cacheSeconds` is how long it can repeat an answer. */
export async function startApp({ databaseUrl, folder }: Given, name: 'app' | 'app, cached', cacheSeconds: number) {
  const dataDir = await mkdtemp(join(folder, 'app-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = await startChild({
    args: [fromPackageRoot('dist/server/index.js')],
    environment: {
      ...{ PORT: String(port), PUBLIC_URL: origin, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO_DATA: 'false' },
      ...{ NODE_ENV: '', LOG_LEVEL: 'info', SEARCH_CACHE_SECONDS: String(cacheSeconds) },
      // All load comes from one address. Requests are counted, but the limit is out of reach.
      ...{ RATE_LIMIT_READS: '1000000000' },
    },
    readyAt: `${origin}/readyz`,
  });
  const stop = async () => {
    await child.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return overHttp(name, { port, pid: child.pid, stop });
}

/** Starts the minimal server of the same statements. */
export async function startBare({ databaseUrl, statementsFile }: Given): Promise<Contender> {
  const port = await freePort();
  const child = await startChild({
    args: [...withTypes, fromPackageRoot('bench/search/bare-server.ts'), String(port), databaseUrl, statementsFile],
    readyAt: `http://127.0.0.1:${port}/`,
  });
  return overHttp('bare', { ...child, port });
}

/** Starts the statements without HTTP. */
export async function startSqlAlone({ databaseUrl, statementsFile }: Given): Promise<Contender> {
  const {
    process: child,
    pid,
    stop,
  } = await startChild({
    args: [...withTypes, fromPackageRoot('bench/search/sql-alone.ts'), databaseUrl, statementsFile],
  });
  const ask = async (round: Round) => {
    child.send(round);
    const [served] = await once(child, 'message');
    return served as Served;
  };
  return { name: 'SQL alone', ask, pid, stop };
}

const withTypes = ['--import', 'tsx'];

interface Server {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

function overHttp(name: ContenderName, { port, pid, stop }: Server): Contender {
  return {
    name,
    addressOf: (path) => `http://127.0.0.1:${port}${path}`,
    ask: (round) => askedBy({ ...round, port }),
    pid,
    stop,
  };
}
