import { setTimeout as sleep } from 'node:timers/promises';
import { hangPicture } from './hang-picture';
import type { DemoDeps } from './deps';
import { missingPictures } from './missing-pictures';

/** Pictures drawn at once. Drawing runs outside the event loop, which stays free for requests. */
const atOnce = 2;
const attempts = 3;
const pauseMs = 1_000;

/**
 * Creates every missing picture of the demo portfolios, until `signal` aborts. A picture that fails three times is logged
 * and ends the work until the next start. Never rejects.
 */
export async function hangPictures(deps: DemoDeps): Promise<void> {
  const { db, log, signal } = deps;
  const hang = (missing: Parameters<typeof hangPicture>[1]) => patiently(() => hangPicture(deps, missing), deps.signal);
  try {
    const missing = await missingPictures(db);
    const last = missing.at(-1);
    if (!last) return;
    // The last picture marks that all others exist, so it comes after them.
    await sideBySide(missing.slice(0, -1), hang, signal);
    if (signal?.aborted) return;
    await hang(last);
    log.info({ pictures: missing.length }, 'demo pictures hang');
  } catch (error) {
    if (!signal?.aborted) log.warn({ err: error }, 'demo pictures interrupted');
  }
}

async function sideBySide<T>(items: readonly T[], work: (item: T) => Promise<void>, signal?: AbortSignal) {
  const queue = items.values();
  let failed = false;
  const worker = async () => {
    for (const item of queue) {
      if (failed || signal?.aborted) return;
      await work(item).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const failure = ended.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

async function patiently(work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts) throw error;
      await sleep(pauseMs * attempt, undefined, { signal });
    }
  }
}
