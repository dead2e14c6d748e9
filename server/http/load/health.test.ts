import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { jpegName } from '@shared/pictures/picture-files';
import { testDatabase } from '../../../tests/support/database/database';
import { instead, startS3Server } from '../../../tests/support/stores';
import { openDatabase } from '../../db/client';
import { galleryImages } from '../../features/gallery/tables';
import { tailors } from '../../features/tailor/tables';
import { users } from '../../auth/tables';
import { parseEnv } from '../../env';
import { createStorage } from '../../storage/create-storage';
import { newKey } from '../../storage/keys';
import type { ObjectStorage } from '../../storage/object-storage';
import { healthRoutes } from './health';

const nobody = 'postgres://nobody:x@127.0.0.1:1/nothing';
const storage = createStorage({ dataDir: '', publicUrl: 'http://localhost', sessionSecret: '' });

interface Parts extends Partial<ObjectStorage> {
  url: string;
  onRequest?: () => void;
  stopping?: AbortSignal;
  /** The log messages so far. */
  said?: string[];
}

function probe({ url, onRequest, stopping = new AbortController().signal, said = [], ...methods }: Parts) {
  const { pool } = openDatabase(url);
  const log = pino({}, { write: (line) => void said.push((JSON.parse(line) as { msg: string }).msg) });
  const app = express();
  app.use((_req, _res, next) => {
    onRequest?.();
    next();
  });
  const parts = { check: async () => undefined, checkRoom: async () => undefined, ...methods };
  app.use(healthRoutes({ pool, storage: instead(storage, parts), log, stopping }, { room: 0, publicPictures: 0 }));
  return { ask: (path: string) => supertest(app).get(path), pool, end: () => pool.end() };
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

  it('shares one check between concurrent requests', async () => {
    const database = await testDatabase();
    let [arrived, checks] = [0, 0];
    const requests = 30;
    const check = async () => {
      checks += 1;
      await vi.waitFor(() => expect(arrived).toBeGreaterThanOrEqual(requests));
    };
    const { ask, end } = probe({ url: database.url, check, onRequest: () => (arrived += 1) });
    const answers = await Promise.all(Array.from({ length: requests }, () => ask('/readyz')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(checks).toBe(1);
    expect((await ask('/readyz')).status).toBe(200);
    expect(checks).toBe(2);
    await end();
    await database.stop();
  });

  it('answers 503 as soon as the process receives a stop signal, and /healthz stays 200', async () => {
    const { ask, end } = probe({ url: nobody, check: () => Promise.resolve(), stopping: AbortSignal.abort() });
    const answer = await ask('/readyz');
    expect([answer.status, answer.body]).toEqual([503, { status: 'stopping' }]);
    expect(answer.headers['retry-after']).toBeTruthy();
    expect((await ask('/healthz')).status).toBe(200);
    await end();
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

  it('reports that the disk for pictures is full, until it has space', async () => {
    const database = await testDatabase();
    let isFull = true;
    // A real ENOSPC of the kernel.
    const checkRoom = async () => (isFull ? writeFile('/dev/full', 'x') : undefined);
    const { ask, end } = probe({ url: database.url, checkRoom });
    const full = await ask('/readyz');
    expect(full.status).toBe(503);
    expect(full.body).toMatchObject({ database: true, storage: false, reasons: ['The disk for pictures is full.'] });
    isFull = false;
    expect(await ask('/readyz')).toMatchObject({ status: 200, body: { storage: true, reasons: [] } });
    await end();
    await database.stop();
  });

  it('reports that the disk of the database is full', async () => {
    const database = await testDatabase();
    const { ask, pool, end } = probe({ url: database.url });
    const query = pool.query.bind(pool) as (text: string) => Promise<unknown>;
    const full = `do $$ begin raise exception 'could not write to file' using errcode = 'disk_full'; end $$`;
    vi.spyOn(pool, 'query').mockImplementation(((text: string) =>
      query(text.includes('work_mem') ? full : text)) as never);
    const answer = await ask('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      database: false,
      storage: true,
      reasons: ['The disk of the database is full.'],
    });
    await end();
    await database.stop();
  });
});

describe('GET /readyz, about the public URL of pictures', () => {
  /** Makes a bucket with one picture that a portfolio shows, and a public URL whose answer the test sets. */
  async function aPublicAddress() {
    const [bucket, database] = [await startS3Server(), await testDatabase()];
    const answer = { status: 200, type: 'image/jpeg' };
    const server = createServer((_req, res) => {
      res.writeHead(answer.status, { 'Content-Type': answer.type }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const real = createStorage(parseEnv({ ...bucket.environment, S3_PUBLIC_URL: address }));
    const name = jpegName(newKey());
    await real.publish(name, Buffer.from('picture'));
    await showInPortfolio(database, name.slice(0, 32));
    const said: string[] = [];
    const { publicUrl, readPublished } = real;
    const { ask, end } = probe({ url: database.url, publicUrl, readPublished, said });
    onTestFinished(async () => {
      server.close();
      await end();
      await database.stop();
      await bucket.stop();
    });
    const close = () => new Promise((resolve) => server.close(resolve));
    const lose = () => real.removePublished([name]);
    return {
      answer,
      address,
      said,
      close,
      lose,
      warnings: async () => (await ask('/readyz').expect(200)).body.warnings,
    };
  }

  it.each([
    [
      '403',
      { status: 403, type: 'application/xml' },
      'answered 403. The policy of the bucket has to let everybody read public/*.',
    ],
    ['404', { status: 404, type: 'text/html' }, 'answered 404. S3_PUBLIC_URL has to lead to the bucket.'],
    [
      'a page',
      { status: 200, type: 'text/html' },
      'answered with the type text/html instead of image/jpeg. S3_PUBLIC_URL has to lead to the bucket.',
    ],
  ])('warns of %s, stays 200, and logs the change once', async (_what, wrong, reason) => {
    const { answer, address, said, warnings } = await aPublicAddress();
    expect(await warnings()).toEqual([]);
    Object.assign(answer, wrong);
    const warning = `Visitors cannot load pictures: ${address}/public/ ${reason}`;
    expect(await warnings()).toEqual([warning]);
    expect(await warnings()).toEqual([warning]);
    expect(said).toEqual([warning]);
    Object.assign(answer, { status: 200, type: 'image/jpeg' });
    expect(await warnings()).toEqual([]);
    expect(said).toEqual([warning, 'Visitors can load pictures again']);
  });

  it('warns of a URL that does not answer', async () => {
    const { address, close, warnings } = await aPublicAddress();
    await close();
    expect(await warnings()).toEqual([
      `Visitors cannot load pictures: ${address}/public/ cannot be reached (ECONNREFUSED). S3_PUBLIC_URL has to lead to the bucket.`,
    ]);
  });

  it('does not warn if the picture is missing from the bucket itself', async () => {
    const { answer, lose, warnings } = await aPublicAddress();
    await lose();
    answer.status = 404;
    expect(await warnings()).toEqual([]);
  });
});

async function showInPortfolio({ db }: Awaited<ReturnType<typeof testDatabase>>, pictureKey: string): Promise<void> {
  const [user] = await db.insert(users).values({ issuer: 'i', subject: 's' }).returning();
  const profile = {
    userId: user?.id ?? '',
    businessName: 'Needle',
    profileSlug: 'needle',
    city: 'Lagos',
    country: 'Nigeria',
  };
  const [tailor] = await db.insert(tailors).values(profile).returning();
  await db.insert(galleryImages).values({ tailorId: tailor?.id ?? '', pictureKey, width: 3, height: 4 });
}
