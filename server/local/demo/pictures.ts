import { setTimeout as sleep } from 'node:timers/promises';
import { uploadPhoto, uploadPicture } from './upload-picture';
import type { DemoDeps } from './deps';
import { missingPictures } from './missing-pictures';
import { missingPhotos } from './order-photos';

/** Pictures drawn at once. Drawing runs outside the event loop, which stays free for requests. */
const atOnce = 2;
const attempts = 3;
const pauseMs = 1_000;

/**
 * Creates every missing picture of the demo portfolios, and before them the photos of the demo orders, until `signal` aborts. A
 * picture that fails three times is logged and ends the work until the next start. Never rejects.
 */
export async function createMissingPictures(deps: DemoDeps): Promise<void> {
  const { db, log, signal } = deps;
  const create = (missing: Parameters<typeof uploadPicture>[1]) =>
    withRetries(() => uploadPicture(deps, missing), signal);
  try {
    const missing = await missingPictures(db, deps.env.demoPictures);
    const last = missing.at(-1);
    if (!last) return;
    for (const photo of await missingPhotos(db)) {
      if (signal?.aborted) return;
      await withRetries(() => uploadPhoto(deps, photo), signal);
    }
    // The last picture marks that all others exist, so it comes after them.
    await inParallel(missing.slice(0, -1), create, signal);
    if (signal?.aborted) return;
    await create(last);
    log.info({ pictures: missing.length }, 'demo pictures created');
  } catch (error) {
    if (!signal?.aborted) log.warn({ err: error }, 'demo pictures interrupted');
  }
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>, signal?: AbortSignal) {
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

async function withRetries(work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts) throw error;
      await sleep(pauseMs * attempt, undefined, { signal });
    }
  }
}
