import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Response } from 'express';
import { gone } from './gone';
import { turns } from './turns';

/**
 * Makes the parts of this process a few at a time: long lists take no more connections and no more of the processor, however
 * many are read. An answer that has begun is never refused, so that it may wait for as long as the others take.
 */
const inTurn = turns({ atOnce: 4, waiting: Infinity, message: 'Too many lists at once' });

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
  for await (const part of oneByOne(parts)) {
    const text = JSON.stringify(part);
    const items = text.slice(1, -1);
    if (!end) res.status(200).set({ ...headers, 'Content-Type': 'application/json; charset=utf-8' });
    if (res.req.method === 'HEAD') break;
    const start = end ? '' : text.slice(0, 1);
    const separator = isEmpty || !items ? '' : ',';
    if (!(await write(start + separator + items))) return;
    isEmpty &&= !items;
    end = text.slice(-1);
    await othersTurn();
  }
  res.end(end);
}

/** The parts, all but the first in turn: it alone may be refused, and is made like any short answer. */
async function* oneByOne(parts: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  const iterator = parts[Symbol.asyncIterator]();
  try {
    for (let next = await iterator.next(); !next.done; next = await inTurn(() => iterator.next())) yield next.value;
  } finally {
    await iterator.return?.();
  }
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
