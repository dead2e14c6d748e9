import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledProgram } from '../../tests/support/bundled-program';
import { testDatabase, type TestDatabase } from '../../tests/support/database/database';
import { openDatabase } from '../db/client';
import { migrateDatabase } from '../db/migrate';
import { uploads } from '../features/objects/tables';
import { runningPostgres } from '../local/postgres/running';
import { parseEnv } from '../env';
import { newKey } from '../storage/keys';
import { sweepOnce } from './sweep-once';

const holdPostgres = fileURLToPath(new URL('../../tests/support/database/hold-postgres.ts', import.meta.url));
const log = pino({ enabled: false });
const long = sql<Date>`now() - interval '2 hours'`;
const expired = () => ({ stagingKey: newKey(), publicKey: newKey(), createdAt: long, expiresAt: long });

let program: string;
let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  program = await bundledProgram('server/commands/sweep.ts');
  dataDir = await mkdtemp(join(tmpdir(), 'seamfolk-sweep-'));
  // If root runs the test, PostgreSQL runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  database = await testDatabase();
});
afterAll(async () => {
  await database.stop();
  const postgres = await realpath(join(dataDir, 'postgres')).catch(() => dataDir);
  for (const path of [postgres, dataDir]) await rm(path, { recursive: true, force: true });
});

/** Runs the sweep as a separate process. Resolves when it ends, whatever its exit code. */
async function run(environment: Record<string, string>) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url, ...environment };
  const ended = promisify(execFile)(process.execPath, [program], { env });
  const { stdout, stderr } = await ended.catch((error: { stdout: string; stderr: string }) => error);
  return { stdout, stderr, code: ended.child.exitCode };
}

describe('npm run sweep', () => {
  it('prints one line with its results', async () => {
    await database.db.insert(uploads).values([expired(), expired()]);
    const line = 'Swept: 0 pictures taken away, 2 uploads forgotten, 0 left for the next time\n';
    expect(await run({})).toEqual({ stdout: line, stderr: '', code: 0 });
  });

  it('fails if a file could not be removed', async () => {
    await database.db.insert(uploads).values(expired());
    const bucket = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'i', S3_SECRET_ACCESS_KEY: 's' };
    const { stdout, stderr, code } = await run({ ...bucket, S3_ENDPOINT: 'http://127.0.0.1:1' });
    expect([stdout, code]).toEqual([
      'Swept: 0 pictures taken away, 0 uploads forgotten, 1 left for the next time\n',
      1,
    ]);
    expect(stderr).toContain('not swept');
  });

  it('prints one line if it cannot sweep', async () => {
    const { stdout, stderr, code } = await run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
    const why = 'The database nothing at 127.0.0.1:1 cannot be reached: nothing listens there\n';
    expect({ stdout, stderr, code }).toEqual({ stdout: '', stderr: why, code: 1 });
  });

  it('does nothing while a server is sweeping', async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query('select pg_advisory_lock(7326368104)');
    expect(await run({})).toMatchObject({ stdout: 'Not swept: a server is sweeping right now\n', code: 0 });
    await client.end();
  });
});

describe('sweepOnce with the embedded database', () => {
  const env = () => parseEnv({ DATA_DIR: dataDir });

  it('does not create a database', async () => {
    expect(await sweepOnce({ env: env(), log })).toEqual({ pictures: 0, forgotten: 0, failed: 0 });
    await expect(realpath(join(dataDir, 'postgres'))).rejects.toThrow();
  });

  it('uses the database of a running server, else starts it', async () => {
    const server = spawn(process.execPath, ['--import', 'tsx', holdPostgres, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    const { url } = JSON.parse(String((await once(server.stdout, 'data'))[0])) as { url: string };
    expect(await runningPostgres(dataDir)).toBe(url);
    await migrateDatabase(url);
    const { db, pool } = openDatabase(url);
    await db.insert(uploads).values(expired());
    expect(await sweepOnce({ env: env(), log })).toEqual({ pictures: 0, forgotten: 1, failed: 0 });
    await db.insert(uploads).values(expired());
    await pool.end();
    server.kill('SIGTERM');
    await ended;

    expect(await runningPostgres(dataDir)).toBeUndefined();
    expect(await sweepOnce({ env: env(), log })).toEqual({ pictures: 0, forgotten: 1, failed: 0 });
    expect(await runningPostgres(dataDir)).toBeUndefined();
  });
});
