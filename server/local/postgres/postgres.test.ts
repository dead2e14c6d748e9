import { readFileSync } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromPackageRoot } from '../../package-root';
import { StartError } from '../../start-error';
import { startEmbeddedPostgres } from './postgres';

const holdPostgres = fileURLToPath(new URL('../../../tests/support/database/hold-postgres.ts', import.meta.url));
const log = pino({ level: 'silent' });
const flags = ['-c', 'fsync=off'];
/** An empty, stopped database to copy; making one takes seconds. */
let made: string;
let dataDir: string;
let children: ChildProcess[];
beforeAll(async () => {
  made = await openFolder();
  await (await startEmbeddedPostgres({ dataDir: made, log, flags })).stop();
});
beforeEach(async () => {
  dataDir = await openFolder();
  children = [];
});
afterAll(() => rm(made, { recursive: true, force: true }));
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => '');
  const pid = folder && Number((await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
  for (const path of [folder, dataDir]) if (path) await rm(path, { recursive: true, force: true, maxRetries: 5 });
});

/** Makes a folder. If this runs as root, PostgreSQL runs as another user, who needs access. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seamfolk-postgres-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Copies a database into this test's folder. */
const withDatabase = () => cp(made, dataDir, { recursive: true });
const up = () => startEmbeddedPostgres({ dataDir, log, flags });
const postmaster = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Starts the same database from a program that can be killed. */
async function held(): Promise<{ program: ChildProcess; url: string }> {
  await withDatabase();
  const program = spawn(process.execPath, ['--import', 'tsx', holdPostgres, dataDir], {
    cwd: fromPackageRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(program);
  const [line] = (await once(program.stdout!, 'data')) as [Buffer];
  return { program, url: (JSON.parse(line.toString()) as { url: string }).url };
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end());
  return rows;
}

/** A zombie process, which its parent has not waited for yet, still accepts signals, but its state is Z. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('startEmbeddedPostgres', () => {
  it('creates a database once, keeps its data and leaves no process', async () => {
    const first = await up();
    expect(first.created).toBe(true);
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
    await query(first.url, 'create table kept as select 7 as number');
    const pid = await postmaster();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await up();
    expect(second.created).toBe(false);
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('refuses connections without the password, and listens only on loopback', async () => {
    await withDatabase();
    const { url, stop } = await up();
    const wrong = new URL(url);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password/);
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    await stop();
  });

  it('takes over from a program that was killed', async () => {
    const { program, url } = await held();
    await query(url, 'create table kept as select 7 as number');
    program.kill('SIGKILL');
    await once(program, 'exit');
    const orphan = await postmaster();
    expect(isAlive(orphan)).toBe(true);

    const next = await up();
    await expect.poll(() => isAlive(orphan)).toBe(false);
    expect(await query(next.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await next.stop();
  });

  it('starts after program and PostgreSQL were killed together', async () => {
    const { program, url } = await held();
    await query(url, 'create table kept as select 7 as number');
    process.kill(await postmaster(), 'SIGKILL');
    program.kill('SIGKILL');
    await once(program, 'exit');
    const next = await up();
    expect(await query(next.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await next.stop();
  });

  it('refuses a database that another program is using, and leaves it running', async () => {
    const { url } = await held();
    await expect(up()).rejects.toThrow(
      new StartError(`${join(dataDir, 'postgres')} is in use: the program is running already on this DATA_DIR`),
    );
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ignores a lock file whose process id belongs to another program', async () => {
    await withDatabase();
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n/elsewhere\n1\n5432\n\n127.0.0.1\n`);
    const next = await up();
    await next.stop();
  });

  it('restarts PostgreSQL when it dies', async () => {
    await withDatabase();
    const { url, stop } = await up();
    const killed = await postmaster();
    process.kill(killed, 'SIGKILL');
    const until = Date.now() + 10_000;
    while (Date.now() < until && (await query(url, 'select 1').catch(() => [])).length === 0) await sleep(100);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await postmaster()).not.toBe(killed);
    await stop();
  });

  it('starts again after a kill during the creation', async () => {
    await mkdir(join(dataDir, 'postgres.new/half'), { recursive: true });
    const { created, stop } = await up();
    expect(created).toBe(true);
    await stop();
  });

  it('reports a problem of the folder in one line', async () => {
    await withDatabase();
    const version = join(dataDir, 'postgres/PG_VERSION');
    await writeFile(version, '12\n');
    await expect(up()).rejects.toThrow(/^\S+ was made by PostgreSQL 12, and this program brings \d+: [^\n]+$/);
    await rm(version);
    await expect(up()).rejects.toThrow(/^\S+ is no database: [^\n]+$/);
    await rm(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres'), 'a file');
    await expect(up()).rejects.toThrow(StartError);
  });

  it('reports a missing password', async () => {
    await withDatabase();
    await rm(join(dataDir, 'postgres-password'));
    await expect(up()).rejects.toThrow(/^The database's password cannot be read from [^\n]+$/);
  });
});

describe.runIf(process.getuid?.() === 0)('startEmbeddedPostgres as root', () => {
  it('keeps the data elsewhere if only root can enter DATA_DIR', async () => {
    await chmod(dataDir, 0o700);
    const first = await up();
    await query(first.url, 'create table kept as select 7 as number');
    expect(await realpath(join(dataDir, 'postgres'))).toMatch(/^\/var\/lib\/seamfolk\//);
    await first.stop();
    const second = await up();
    expect(second.created).toBe(false);
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await second.stop();
  });

  it('moves the data there when DATA_DIR is closed later', async () => {
    await withDatabase();
    const first = await up();
    await query(first.url, 'create table kept as select 7 as number');
    await first.stop();
    await chmod(dataDir, 0o700);
    const second = await up();
    expect(await query(second.url, 'select number from kept')).toEqual([{ number: 7 }]);
    await second.stop();
  });
});
