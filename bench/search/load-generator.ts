import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { percentile } from './statistics';

/** The results of visitors that send the next request after each answer. */
export interface Served {
  /** Answers with status 200. */
  answers: number;
  perSecond: number;
  p99Milliseconds: number;
  /** All other answers. */
  failed: number;
}

interface Visitors {
  port: number;
  /** Paths with their queries; sent in turn, again from the start after the last. */
  paths: readonly string[];
  /** Connections; each sends one request at a time and stays open. */
  visitors: number;
  seconds: number;
}

/**
 * Sends requests to a server on 127.0.0.1. Parses only what is needed to find the end of an answer, since its own processor
 * time is taken from the two cores that the servers use.
 */
export async function askedBy({ port, paths, visitors, seconds }: Visitors): Promise<Served> {
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  const end = started + seconds * 1000;

  async function visit(): Promise<void> {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    await once(socket, 'connect');
    const answers = answersOn(socket);
    while (performance.now() < end) {
      const sentAt = performance.now();
      socket.write(requests[next % requests.length] ?? '');
      next += 1;
      const status = await answers();
      if (status === 200) times.push(performance.now() - sentAt);
      else failed += 1;
    }
    socket.destroy();
  }

  await Promise.all(Array.from({ length: visitors }, visit));
  const perSecond = times.length / ((performance.now() - started) / 1000);
  return { answers: times.length, perSecond, p99Milliseconds: percentile(times, 0.99), failed };
}

/** Returns a function that resolves with the status of the next complete answer. */
function answersOn(socket: Socket): () => Promise<number> {
  let settle: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  let come = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    come = come.length === 0 ? chunk : Buffer.concat([come, chunk]);
    const status = statusOfWhole(come);
    if (status === undefined) return;
    come = Buffer.alloc(0);
    settle?.resolve(status);
  });
  const broken = (error?: Error) => settle?.reject(error ?? new Error('The server closed the connection'));
  socket.once('error', broken).once('close', () => broken());
  return () => new Promise((resolve, reject) => (settle = { resolve, reject }));
}

/** Returns the status of a complete answer; undefined if more bytes are missing. */
function statusOfWhole(answer: Buffer): number | undefined {
  const endOfHead = answer.indexOf('\r\n\r\n');
  if (endOfHead < 0) return undefined;
  const head = answer.toString('latin1', 0, endOfHead);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  const isWhole =
    length === undefined
      ? answer.subarray(-5).toString('latin1') === '0\r\n\r\n'
      : answer.length >= endOfHead + 4 + Number(length);
  return isWhole ? Number(head.slice(9, 12)) : undefined;
}
