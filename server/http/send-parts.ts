import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'express';
import { gone } from './gone';
import { turns } from './turns';

const message = 'Too many lists at once. Please try again in a moment.';

/**
 * First parts: an answer that has not begun can still be refused. Its wait for a turn, its wait for a connection and the time
 * limit of its statement come to less than 3 s together, also while the table is locked.
 */
const firstInTurn = turns({ atOnce: 4, waiting: 500, patienceMs: 500, message });

/**
 * Later parts, one at a time in the process: however many long lists are read, they take one connection and a part of the
 * processor. An answer that has begun is never refused, so that it may wait for as long as the others take.
 */
const laterInTurn = turns({ atOnce: 1, waiting: Infinity, message });

/** Whether an answer comes in parts. */
export function isInParts<T>(output: T | AsyncIterable<T>): output is AsyncIterable<T> {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output;
}

/**
 * Sends one JSON array or object that comes in parts: arrays of some items, or objects of some entries. A part is taken when the
 * reader has taken the one before, so that the memory of an answer does not depend on its length.
 * @throws Error of `parts`. If the answer has begun, its connection must be destroyed: half a list must not look like a whole one
 */
export async function sendParts(
  res: Response,
  headers: Record<string, string>,
  parts: AsyncIterable<unknown>,
): Promise<void> {
  const write = writerTo(res);
  let isEmpty = true;
  let end = '';
  for await (const text of texts(parts)) {
    const items = text.slice(1, -1);
    if (!end) res.status(200).set({ ...headers, 'Content-Type': 'application/json; charset=utf-8' });
    if (res.req.method === 'HEAD') break;
    const start = end ? '' : text.slice(0, 1);
    const separator = isEmpty || !items ? '' : ',';
    if (!(await write(start + separator + items))) return;
    isEmpty &&= !items;
    end = text.slice(-1);
  }
  res.end(end);
}

/** The parts as JSON, each made in its turn. @throws HttpError 503 where the first one has no turn in time */
async function* texts(parts: AsyncIterable<unknown>): AsyncGenerator<string> {
  const iterator = parts[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await iterator.next();
    return done ? undefined : JSON.stringify(value);
  };
  try {
    let text = await firstInTurn(next);
    while (text !== undefined) {
      yield text;
      text = await laterInTurn(() => slowly(next));
    }
  } finally {
    await iterator.return?.();
  }
}

/** Longest rest between two parts, in milliseconds: on a busy machine, most of a part's time is spent waiting. */
const longestRestMs = 5;

/** Rests for as long as `work` took, so that other requests have a share of the processor. */
async function slowly<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  await sleep(Math.min(performance.now() - began, longestRestMs));
  return result;
}

/** Writes a text and resolves when the next one may follow; false where the reader has left. */
function writerTo(res: Response) {
  let isGone = false;
  let goOn = () => {};
  // One listener for all texts: `compression` moves it to a stream of its own, from where it could not be removed.
  res.on('drain', () => goOn());
  void gone(res).then(() => {
    isGone = true;
    goOn();
  });
  return async (text: string): Promise<boolean> => {
    await new Promise<void>((resolve) => {
      goOn = resolve;
      if (isGone || res.write(text)) resolve();
    });
    return !isGone;
  };
}
