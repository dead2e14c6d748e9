import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '../tests/support/database/database';
import { freePort } from './local/postgres/process';
import { fromPackageRoot } from './package-root';

it.each(['SIGTERM', 'SIGINT'] as const)('%s ends a server that waits for its database', async (signal) => {
  const database = await testDatabase();
  onTestFinished(database.stop);
  const other = await database.pool.connect();
  onTestFinished(() => other.release(true));
  await other.query('begin; select pg_advisory_xact_lock(7326368102)');
  const dataDir = await mkdtemp(join(tmpdir(), 'seamfolk-run-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const program = fromPackageRoot('server/index.ts');
  const settings = { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: database.url };
  const child = spawn(process.execPath, ['--no-warnings', '--import', 'tsx', program], {
    env: { ...process.env, ...settings, NODE_ENV: 'development' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [printed, complaints] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  await expect.poll(() => printed, { timeout: 15_000 }).toContain('waiting for another process to migrate');
  child.kill(signal);
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(complaints).toBe('');
});
