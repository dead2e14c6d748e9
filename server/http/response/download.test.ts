import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express, { type Response } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from '@shared/account/contract';
import type { Entered } from '../entered';
import { download } from './download';
import type { SharedAnswers } from '../load/shared-answers';

/** More than all buffers on the way hold. */
const manyBytes = 64 * 1024 * 1024;
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Requests a download with this content. Resolves when the head of the response has arrived. `taken` replaces what the client has taken. */
async function anAnswer(content: Readable, taken?: () => number) {
  const { handle } = download({ ...accountApi.archive, access: 'public' }, async () => ({
    fileName: 'a.zip',
    contentType: 'application/zip',
    content,
    slowMinutes: 5,
  }));
  let response: Response;
  const app = express().get('/', (req, res) => {
    response = res;
    if (taken) Object.defineProperty(req.socket, 'bytesWritten', { get: taken });
    return handle(req, res, {} as Entered, {} as SharedAnswers);
  });
  const server = createServer(app).setTimeout(100).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port }), 'response')) as [IncomingMessage];
  return { answer, port, sent: () => response, stop: () => server.close() };
}

async function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024);
}

describe('a download', () => {
  it('continues for a quick client, and ends when it reads less than a megabyte a minute', async () => {
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

  it.each([
    ['goes on for a client at 800 kbit/s, however long it takes', 6_000_000, 40, false],
    ['is cut after five minutes in total for a slower client', 5_900_000, 5, true],
  ])('%s', async (_, bytesPerMinute, slowMinutes, isCut) => {
    // The connection has sent another answer before.
    let bytesWritten = 7_000_000;
    const content = Readable.from(endless());
    const { answer, sent, stop } = await anAnswer(content, () => bytesWritten);
    const pass = (taken: number) => {
      bytesWritten += taken;
      minutes(1);
    };
    // The server waits for a client that reads nothing.
    await vi.waitFor(() => expect(content.readableFlowing).toBe(false));
    for (let minute = 1; minute < slowMinutes; minute += 1) {
      pass(bytesPerMinute);
      pass(60_000_000);
      expect(sent().destroyed).toBe(false);
    }
    pass(bytesPerMinute);
    expect(sent().destroyed).toBe(isCut);
    answer.on('error', () => undefined).destroy();
    stop();
  });

  it('waits without a limit while the content has no data, although idle sockets are closed', async () => {
    const content = new Readable({ read: () => undefined });
    content.push('Half');
    const { answer, port, stop } = await anAnswer(content);
    minutes(10);
    await once(connect(port), 'close');
    content.push(' and half');
    content.push(null);
    expect((await answer.setEncoding('utf8').toArray()).join('')).toBe('Half and half');
    stop();
  });
});
