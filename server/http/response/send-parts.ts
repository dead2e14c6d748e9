import type { Response } from 'express';
import { isDatabaseAway } from '../../database-away';
import { responseClosed } from './response-closed';
import { slowly } from '../load/rest';
import { turns } from '../load/turns';

const message = 'Too many lists at once. Please try again in a moment.';

/** Turns of first parts. A response that has not started can still be refused with 503. */
const firstInTurn = turns({
  atOnce: 4,
  waiting: 500,
  maxWaitMs: 'request',
  rejectsQueue: isDatabaseAway,
  message,
});

/**
 * Turns of later parts: one at a time per process, so that many long lists use only one connection and a part of the processor.
 * A response that has started cannot be refused, so its wait has no limit.
 */
const laterInTurn = turns({ atOnce: 1, waiting: Infinity, message });

/** Whether a handler's output comes in parts. */
export function isInParts<T>(output: T | AsyncIterable<T>): output is AsyncIterable<T> {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output;
}

/**
 * Sends one JSON array or object that comes in parts: arrays of some items, or objects of some entries. A part is read when the
 * client has received the previous one, so memory use does not depend on the length.
 * @throws Error of `parts`. If the response has started, the caller must destroy its connection: the client detects it then
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

/** Yields the parts as JSON, each made in its turn. @throws HttpError 503 if the first part gets no turn in time */
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

/** Returns a function that writes a text and resolves when the next may follow: false if the client has disconnected. */
function writerTo(res: Response) {
  let isGone = false;
  let goOn = () => {};
  // One listener for all texts, because `compression` moves listeners to its own stream, where they cannot be removed.
  res.on('drain', () => goOn());
  void responseClosed(res).then(() => {
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
