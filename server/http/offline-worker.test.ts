import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../tests/support/app';
import { aTailor } from '../../tests/support/factories';
import { readPage } from '../../tests/support/read-page';

let app: TestApp;
let withoutWorker: TestApp;
beforeAll(async () => {
  app = await startApp();
  withoutWorker = await startApp({ environment: { OFFLINE_WORKER: 'off' }, beside: app });
});
afterAll(async () => {
  await withoutWorker.stop();
  await app.stop();
});

/** Runs a worker's script up to its activation, in a scope of the test. Returns what it did. */
async function activated(script: string): Promise<string[]> {
  const done: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    skipWaiting: () => done.push('skips waiting'),
    caches: {
      keys: async () => ['workroom-1a2b', 'workroom-3c4d'],
      delete: async (name: string) => done.push(`deletes ${name}`),
    },
    registration: { unregister: async () => done.push('unregisters') },
  };
  new Function(...Object.keys(scope), script)(...Object.values(scope));
  listeners.get('install')?.({});
  let work: Promise<unknown> | undefined;
  listeners.get('activate')?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
  return done;
}

describe('OFFLINE_WORKER=off', () => {
  it('serves a worker that removes its files and itself, and that no cache keeps', async () => {
    const answer = await fetch(`${withoutWorker.origin}/sw.js`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await activated(await answer.text())).toEqual([
      'skips waiting',
      'deletes workroom-1a2b',
      'deletes workroom-3c4d',
      'unregisters',
    ]);
  });

  it('says so in pages of signed-in users, and changes none of visitors', async () => {
    const { agent } = await aTailor(app);
    const headers = { cookie: agent.cookie };
    const dataAt = async (origin: string, init?: RequestInit) =>
      readPage({ text: await (await fetch(`${origin}/dashboard`, init)).text() }).data;
    expect(await dataAt(withoutWorker.origin, { headers })).toMatchObject({ offlineWorker: false });
    expect(await dataAt(app.origin, { headers })).not.toHaveProperty('offlineWorker');
    expect(await dataAt(withoutWorker.origin)).not.toHaveProperty('offlineWorker');
  });

  it('serves no shell', async () => {
    expect((await fetch(`${withoutWorker.origin}/workroom-shell`)).status).toBe(404);
  });
});
