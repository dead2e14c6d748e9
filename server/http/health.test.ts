import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../tests/support/database';
import { openDatabase } from '../db/client';
import { createStorage } from '../storage/create-storage';
import { healthRoutes } from './health';

const nobody = 'postgres://nobody:x@127.0.0.1:1/nothing';
const storage = createStorage({ dataDir: '', publicUrl: 'http://localhost', sessionSecret: '' });

function probe(parts: { url: string; check: () => Promise<void> }) {
  const { pool } = openDatabase(parts.url);
  const app = express();
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
