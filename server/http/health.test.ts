import express from 'express';
import supertest from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database';
import { openDatabase } from '../db/client';
import { createStorage } from '../storage/create-storage';
import { healthRoutes } from './health';

const nobody = 'postgres://nobody:x@127.0.0.1:1/nothing';
const storage = createStorage({ dataDir: '', publicUrl: 'http://localhost', sessionSecret: '' });

function probe(parts: { url: string; check: () => Promise<void>; onRequest?: () => void }) {
  const { pool } = openDatabase(parts.url);
  const app = express();
  app.use((_req, _res, next) => {
    parts.onRequest?.();
    next();
  });
  app.use(healthRoutes({ pool, storage: Object.assign(Object.create(storage), { check: parts.check }) }));
  return { ask: (path: string) => supertest(app).get(path), end: () => pool.end() };
}

describe('GET /readyz', () => {
  it('answers 200 when database and store answer', async () => {
    const database = await testDatabase();
    const { ask, end } = probe({ url: database.url, check: () => Promise.resolve() });
    const answer = await ask('/readyz');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    await end();
    await database.stop();
  });

  it('asks once for all who want to know at the same moment', async () => {
    const database = await testDatabase();
    let [arrived, checks] = [0, 0];
    const everybody = 30;
    const check = async () => {
      checks += 1;
      await vi.waitFor(() => expect(arrived).toBeGreaterThanOrEqual(everybody));
    };
    const { ask, end } = probe({ url: database.url, check, onRequest: () => (arrived += 1) });
    const answers = await Promise.all(Array.from({ length: everybody }, () => ask('/readyz')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(checks).toBe(1);
    expect((await ask('/readyz')).status).toBe(200);
    expect(checks).toBe(2);
    await end();
    await database.stop();
  });

  it.each([
    ['the database is away', nobody, () => Promise.resolve(), { database: false, storage: true }],
    ['the store is away', undefined, () => Promise.reject(new Error('away')), { database: true, storage: false }],
    ['the store hangs', undefined, () => new Promise<void>(() => undefined), { database: true, storage: false }],
  ])('answers 503 when %s, and /healthz stays 200', async (_what, url, check, parts) => {
    const database = await testDatabase();
    const { ask, end } = probe({ url: url ?? database.url, check });
    const answer = await ask('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject(parts);
    expect(answer.headers['retry-after']).toBeTruthy();
    expect((await ask('/healthz')).status).toBe(200);
    await end();
    await database.stop();
  });
});
