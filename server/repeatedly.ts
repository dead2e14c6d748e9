import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** In milliseconds: before the first time, when a start has enough else to do, and between two. */
const intervals = { first: 15_000, pause: 10 * 60_000 };

interface Chore {
  log: Logger;
  /** What the log says when it fails; the next time comes all the same. */
  failure: string;
  work: (signal: AbortSignal) => Promise<void>;
}

/** Does a chore of the house as long as the server runs. The answer stops it, and waits for what is under way. */
export function repeatedly(chore: Chore, { first, pause } = intervals): () => Promise<void> {
  const stopping = new AbortController();
  const running = again(chore, { first, pause, signal: stopping.signal });
  return async () => {
    stopping.abort();
    await running;
  };
}

async function again({ log, failure, work }: Chore, times: typeof intervals & { signal: AbortSignal }) {
  const { first, pause, signal } = times;
  for (let wait = first; !signal.aborted; wait = pause) {
    await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    await work(signal).catch((err: unknown) => log.error({ err }, failure));
  }
}
