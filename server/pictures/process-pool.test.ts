import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fromPackageRoot } from '../package-root';
import type { Order } from '../../tests/support/database/pool-worker';
import { processPool, type ProcessPool, type ProcessPoolOptions } from './process-pool';
import { pictureWorker } from './workers';

let folder: string;
let defaults: ProcessPoolOptions;
beforeAll(async () => {
  // Without the TypeScript loader a process starts at once.
  folder = await mkdtemp(join(tmpdir(), 'seamfolk-pool-'));
  const outfile = join(folder, 'pool-worker.mjs');
  const entryPoints = [fromPackageRoot('tests/support/database/pool-worker.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm' });
  const { environment } = pictureWorker();
  const nodeOptions = ['--max-old-space-size=100'];
  const limits = { processes: 1, waiting: 10, taskMs: 60_000, idleMs: 60_000 };
  defaults = { module: pathToFileURL(outfile), nodeOptions, environment, ...limits };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const say = (what: unknown): Order => ({ do: 'say', what });

const pools: ProcessPool<Order, unknown>[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.stop())));

function aPool(options: Partial<ProcessPoolOptions> = {}): ProcessPool<Order, unknown> {
  const pool = processPool<Order, unknown>({ ...defaults, ...options });
  pools.push(pool);
  return pool;
}

describe('a pool of processes', () => {
  it('starts no process before the first task, and reuses it', async () => {
    const pool = aPool();
    expect(pool.pids()).toEqual([]);
    const pids = [await pool.run({ do: 'report', what: 'pid' }), await pool.run({ do: 'report', what: 'pid' })];
    expect(pids).toEqual([pool.pids()[0], pool.pids()[0]]);
  });

  it('passes bytes unchanged in both directions', async () => {
    const bytes = Buffer.alloc(1_000_000, 7);
    expect(bytes.equals((await aPool().run(say(bytes))) as Buffer)).toBe(true);
  });

  it("rejects with a task's error, and continues", async () => {
    const pool = aPool();
    await expect(pool.run({ do: 'throw', what: 'No' })).rejects.toEqual({ said: 'No' });
    expect(await pool.run(say('Yes'))).toBe('Yes');
  });

  it('runs as many tasks at once as it has processes, the others in order', async () => {
    const pool = aPool({ processes: 2 });
    const done: unknown[] = [];
    const stuck = pool.run({ do: 'wait' });
    await Promise.all([1, 2, 3].map((what) => pool.run(say(what)).then((result) => done.push(result))));
    expect(done).toEqual([1, 2, 3]);
    expect(pool.pids()).toHaveLength(2);
    await Promise.all([pool.stop(), expect(stuck).rejects.toMatchObject({ reason: 'stopped' })]);
  });

  it('gives its processes a lower priority', async () => {
    const pool = aPool();
    const lower = constants.priority.PRIORITY_BELOW_NORMAL;
    expect(await pool.run({ do: 'report', what: 'priority' })).toBe(lower);
    expect(getPriority(pool.pids()[0])).toBe(lower);
    expect(getPriority()).toBeLessThan(lower);
    expect(await aPool({ priority: 5 }).run({ do: 'report', what: 'priority' })).toBe(5);
  });

  it('passes only the needed environment to its processes', async () => {
    process.env.SESSION_SECRET = 'a secret';
    const seen = await aPool({ environment: pictureWorker().environment }).run({ do: 'report', what: 'environment' });
    delete process.env.SESSION_SECRET;
    expect(seen).toMatchObject({ PATH: process.env.PATH });
    expect(JSON.stringify(seen)).not.toContain('a secret');
  });

  it.each(['wait', 'spin'] as const)('ends a task that takes too long, even if its process would %s', async (what) => {
    const pool = aPool({ taskMs: 200 });
    const [late, next] = [pool.run({ do: what }), pool.run({ do: 'report', what: 'pid' })];
    const [ended] = pool.pids();
    await expect(late).rejects.toMatchObject({ reason: 'late' });
    expect(await next).not.toBe(ended);
    expect(pool.pids()).toEqual([await next]);
  });

  it('loses no other task when a process crashes', async () => {
    const pool = aPool();
    const tasks = [pool.run({ do: 'crash' }), pool.run(say(1)), pool.run(say(2))];
    const [crashed, ...others] = await Promise.allSettled(tasks);
    expect(crashed).toMatchObject({ reason: { reason: 'crashed', message: expect.stringContaining('SIGSEGV') } });
    expect(others).toMatchObject([{ value: 1 }, { value: 2 }]);
  });

  it('survives a process that runs out of memory', async () => {
    const pool = aPool();
    const message = expect.stringContaining('heap out of memory');
    await expect(pool.run({ do: 'fill the memory' })).rejects.toMatchObject({ reason: 'crashed', message });
    expect(await pool.run(say('next'))).toBe('next');
  });

  it('reports a process that does not start as such', async () => {
    const pool = aPool({ module: new URL('missing.ts', import.meta.url) });
    await expect(pool.run(say(1))).rejects.toMatchObject({
      reason: 'not started',
      message: expect.stringContaining('Cannot find module'),
    });
  });

  it('refuses tasks when the queue is full', async () => {
    const pool = aPool({ waiting: 2 });
    const taken = [pool.run({ do: 'wait' }), pool.run(say(1)), pool.run(say(2))];
    await expect(pool.run(say(3))).rejects.toMatchObject({
      status: 503,
      message: expect.stringMatching(/^Too many pictures at once/),
    });
    const settled = Promise.allSettled(taken);
    await pool.stop();
    for (const result of await settled) expect(result).toMatchObject({ reason: { reason: 'stopped' } });
    await expect(pool.run(say(4))).rejects.toMatchObject({ reason: 'stopped' });
    expect(pool.pids()).toEqual([]);
  });

  it('ends an idle process, and starts another', async () => {
    const pool = aPool({ idleMs: 50 });
    const first = await pool.run({ do: 'report', what: 'pid' });
    await expect.poll(() => pool.pids(), { timeout: 10_000 }).toEqual([]);
    expect(await pool.run({ do: 'report', what: 'pid' })).not.toBe(first);
  });
});

describe('the parent process of a pool', () => {
  /** Starts a process that has a pool and has run a task; `then` is what it does next. */
  async function anOwner(then = '') {
    const script = `
      import { processPool } from './server/pictures/process-pool.ts';
      const pool = processPool({ ...${JSON.stringify(defaults)}, module: new URL('${defaults.module}') });
      console.log(await pool.run({ do: 'report', what: 'pid' }));
      ${then}`;
    const loader = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const owner = spawn(process.execPath, loader, { cwd: fromPackageRoot(), stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(owner, 'exit');
    const [printed] = await once(owner.stdout, 'data');
    return { owner, ended, memberPid: Number(printed) };
  }
  const isThere = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('ends by itself when no task runs, with its child processes', async () => {
    const { ended, memberPid } = await anOwner();
    expect(await ended).toEqual([0, null]);
    await expect.poll(() => isThere(memberPid), { timeout: 10_000 }).toBe(false);
  });

  it('ends its child processes when it is killed, busy ones too', async () => {
    const { owner, ended, memberPid } = await anOwner("await pool.run({ do: 'wait' });");
    expect(isThere(memberPid)).toBe(true);
    owner.kill('SIGKILL');
    await ended;
    await expect.poll(() => isThere(memberPid), { timeout: 10_000 }).toBe(false);
  });
});
