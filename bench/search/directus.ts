import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../server/local/postgres/process';
import { fromPackageRoot } from '../../server/package-root';
import { lastErrorLine, startChild } from './child';
import { onServer } from './databases';

const installedIn = fromPackageRoot('bench/peers/directus');
const program = 'node_modules/directus/cli.js';
/** npm writes this file at the end of an installation. */
const installed = 'node_modules/.package-lock.json';
const database = 'tailors_directus';
const token = 'the-token-of-the-bench';

/** The fields that the app's cards show. */
const fields = [
  ...['id', 'business_name', 'city', 'state', 'country', 'bio', 'phone', 'whatsapp', 'profile_picture_key'],
  ...['profile_picture_widths', 'latitude', 'longitude', 'primary_service_categories', 'cultural_sub_categories'],
  'profile_slug',
].join(',');

/**
 * Starts Directus on a copy of the same rows, with an index for cities, as its administrator, for whom it skips permission
 * checks. Installs it if needed, which compiles a part of it and takes minutes.
 * @throws Error if it cannot be installed or run
 */
export async function startDirectus(databaseUrl: string, folder: string) {
  if (!existsSync(join(installedIn, installed))) await install();
  const home = await mkdtemp(join(folder, 'directus-'));
  const source = new URL(databaseUrl);
  const url = Object.assign(new URL(source), { pathname: `/${database}` }).href;
  const server = Object.assign(new URL(source), { pathname: '/postgres' }).href;
  const cleanUp = async () => {
    await rm(home, { recursive: true, force: true });
    await onServer(server, `drop database if exists ${database} with (force)`);
  };
  try {
    await onServer(
      server,
      `drop database if exists ${database} with (force)`,
      `create database ${database} template ${source.pathname.slice(1)} strategy file_copy`,
    );
    await onServer(url, 'create index on tailors (city, seq) where is_active');
    const port = await freePort();
    const environment = environmentOf(url, port, home);
    await run(['node', program, 'bootstrap'], environment);
    const readyAt = `http://127.0.0.1:${port}/server/ping`;
    const child = await startChild({ args: [program, 'start'], cwd: installedIn, environment, readyAt });
    const stop = async () => {
      await child.stop();
      await cleanUp();
    };
    return { port, pid: child.pid, headers: { Authorization: `Bearer ${token}` }, stop };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/**
 * Returns Directus's path for '/api/tailors/search?city=Lagos': the city in any case, newest first, with the number of all
 * matches.
 */
export const sameQuestion = (path: string) => itemsPath(path, '_icontains', '&meta=filter_count');

/** Returns the cheapest query: the city exactly as most rows have it, which uses an index, and no number of matches. */
export const easyQuestion = (path: string) => itemsPath(path, '_eq', '');

function itemsPath(path: string, operator: string, more: string): string {
  const city = new URLSearchParams(path.split('?')[1]).get('city') ?? '';
  const filter = `filter[city][${operator}]=${encodeURIComponent(city)}&filter[is_active][_eq]=true`;
  return `/items/tailors?fields=${fields}&${filter}&sort=-seq&limit=24${more}`;
}

function environmentOf(url: string, port: number, home: string): Record<string, string> {
  return {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
    ...{
      DB_CLIENT: 'pg',
      DB_CONNECTION_STRING: url,
      DB_POOL__MAX: '20',
      SECRET: 'the-secret-of-the-bench-and-no-other',
    },
    ...{ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'of-the-bench', ADMIN_TOKEN: token },
    ...{ EXTENSIONS_PATH: home, STORAGE_LOCAL_ROOT: home, LOG_LEVEL: 'error', TELEMETRY: 'false' },
    // Otherwise it refuses some requests under load.
    ...{ PRESSURE_LIMITER_ENABLED: 'false', CACHE_ENABLED: 'false', RATE_LIMITER_ENABLED: 'false' },
  };
}

async function install(): Promise<void> {
  console.log('Installing Directus (some minutes) ...');
  await run(['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {});
}

/** Runs a command in the folder of the Directus package. @throws Error with the program's last error */
async function run([command = '', ...args]: string[], environment: Record<string, string>): Promise<void> {
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(command, args, { cwd: installedIn, env: { ...process.env, ...environment }, stdio: [...stdio] });
  const abandon = () => void child.kill();
  process.once('exit', abandon);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  process.off('exit', abandon);
  if (code !== 0) throw new Error(`'${[command, ...args].join(' ')}' ended with ${code}: ${lastErrorLine(output)}`);
}
