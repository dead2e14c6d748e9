import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';

/** A list to read several times at once. */
export interface ReadTask {
  url: string;
  headers: Record<string, string>;
  readers: number;
}

/** A reader's result: status 0 if no answer began; the rows with a `createdAt`, or why the answer is incomplete. */
export interface ReadResult {
  status: number;
  rows: number | string;
}

/** Pause of a slow reader after each chunk, in milliseconds. */
const pauseMs = 50;
/**
 * Longest time in which a reader reads nothing, in milliseconds. The server closes a download that takes less than a megabyte in a
 * minute, and a socket without traffic after two, so that a longer silence would measure the machine's speed.
 */
const silentMs = 30_000;

/**
 * Runs as a separate process, so that reading does not delay what the parent measures. Requests each list that the parent
 * sends. Until the parent sends 'enough', half of the readers read nothing for half a minute at most and then slowly, the others
 * slowly; then all read at full speed.
 */
process.on('message', (message: ReadTask | 'enough') => {
  if (message === 'enough') return;
  const enough = new AbortController();
  const onMessage = (next: unknown) => next === 'enough' && enough.abort();
  process.on('message', onMessage);
  const readers = Array.from({ length: message.readers }, (_none, index) =>
    readList(message, index % 2 === 0, enough.signal),
  );
  void Promise.all(readers).then((all) => {
    process.off('message', onMessage);
    process.send?.(all);
  });
});
process.send?.('ready');

async function readList(task: ReadTask, isSlow: boolean, enough: AbortSignal): Promise<ReadResult> {
  try {
    const answer = await answerTo(task);
    const rows = await rowsIn(answer, isSlow, enough).catch((error: Error) => error.message);
    return { status: answer.statusCode ?? 0, rows };
  } catch (error) {
    return { status: 0, rows: (error as Error).message };
  }
}

function answerTo({ url, headers }: ReadTask): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, resolve).on('error', reject).end();
  });
}

/** Returns the number of rows in an answer. @throws Error if it is incomplete */
async function rowsIn(answer: IncomingMessage, isSlow: boolean, enough: AbortSignal): Promise<number> {
  if (!isSlow && !enough.aborted) await Promise.race([once(enough, 'abort'), sleep(silentMs)]);
  const isCompressed = answer.headers['content-encoding'] === 'br';
  // The callback keeps a broken answer from ending this process; the iteration below throws its error.
  const body = isCompressed ? pipeline(answer, createBrotliDecompress(), () => undefined) : answer;
  const mark = '"createdAt":"';
  let rows = 0;
  let rest = Buffer.alloc(0);
  for await (const piece of body as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, piece]);
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) rows += 1;
    rest = bytes.subarray(Math.max(0, bytes.length - mark.length + 1));
    if (!enough.aborted) await sleep(pauseMs);
  }
  return rows;
}
