import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startApp } from '../../../tests/support/app';
import { aTailor } from '../../../tests/support/factories';
import { instead, startDiskStore } from '../../../tests/support/stores';
import { put } from '../../../tests/support/pictures/uploads';
import { newKey } from '../../storage/keys';
import { uploadLinks } from '../../storage/upload-links';
import { uploadRoutes } from '../../storage/upload-routes';
import { errorHandler } from '../error-handler';

it('answers 507 with a message if the disk for pictures is full', async () => {
  const store = await startDiskStore();
  /** A device that is always full: writing fails with a real ENOSPC, also for root. */
  const receive = (_key: string, body: AsyncIterable<Buffer>) => writeFile('/dev/full', body);
  const app = express();
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await store.stop();
  });
  const env = { publicUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sessionSecret: 'a secret' };
  app.use(uploadRoutes(env, instead(store.storage, { receive })), errorHandler(pino({ enabled: false })));
  const answer = await put(uploadLinks(env)(newKey(), { expiresInSeconds: 60 }), Buffer.from('picture'));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60']);
  expect(await answer.json()).toEqual({
    code: 'insufficient_storage',
    message: 'There is no room left to store this, and nothing of it was kept. Please try again later.',
  });
});

it.each([
  ['disk_full', 'could not extend file "base/1/2": No space left on device'],
  ['internal_error', 'could not extend file "base/1/2": Disk quota exceeded'],
])('answers 503 with a message if the database reports %s, and saves again afterwards', async (code, message) => {
  const app = await startApp();
  onTestFinished(app.stop);
  const { agent } = await aTailor(app);
  await app.database.pool.query(`create function no_room() returns trigger language plpgsql as $$
    begin raise exception '${message}' using errcode = '${code}'; end $$`);
  await app.database.pool.query('create trigger no_room before insert on customers execute function no_room()');
  const refused = await agent.post('/api/customers', { name: 'Ada' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(refused.body).toEqual({
    code: 'unavailable',
    message: 'There is no room left to save this. Please try again in a few minutes.',
  });
  await app.database.pool.query('drop trigger no_room on customers');
  expect((await agent.post('/api/customers', { name: 'Ada' })).status).toBe(201);
});
