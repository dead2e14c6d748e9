import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '@shared/account';
import type { Entered } from '../scope';
import { download } from './download';
import type { SharedAnswers } from './shared-answers';

/** More than all buffers on the way hold. */
const manyBytes = 64 * 1024 * 1024;
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Requests a download with this content. Resolves when the head of the response has arrived. */
async function anAnswer(content: Readable) {
  const { handle } = download({ ...accountApi.archive, access: 'public' }, async () => ({
    fileName: 'a.zip',
    contentType: 'application/zip',
    content,
  }));
  const app = express().get('/', (req, res) => handle(req, res, {} as Entered, {} as SharedAnswers));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const [answer] = (await once(get({ port: (server.address() as AddressInfo).port }), 'response')) as [IncomingMessage];
  return { answer, stop: () => server.close() };
}

async function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024);
}

describe('a download', () => {
  it('continues for a client that reads a megabyte a minute, and ends for a slower one', async () => {
    const content = Readable.from(endless());
    const { answer, stop } = await anAnswer(content);
    const pieces = answer.iterator({ destroyOnReturn: false });
    for (let minute = 0; minute < 3; minute++) {
      for (let taken = 0; taken < manyBytes;) taken += ((await pieces.next()).value as Buffer).length;
      minutes(1);
      expect(content.destroyed).toBe(false);
    }
    await vi.waitFor(async () => {
      await pieces.next();
      minutes(1);
      expect(content.destroyed).toBe(true);
    });
    answer.destroy();
    stop();
  });

  it('waits without a limit while the content has no data', async () => {
    const content = new Readable({ read: () => undefined });
    content.push('Half');
    const { answer, stop } = await anAnswer(content);
    minutes(10);
    content.push(' and half');
    content.push(null);
    expect((await answer.setEncoding('utf8').toArray()).join('')).toBe('Half and half');
    stop();
  });
});
