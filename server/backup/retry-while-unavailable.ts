import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, StartError } from '../start-error';
import { StorageUnavailable } from '../storage/object-storage';

/** Pauses between attempts, in milliseconds: together long enough for a restart of the store. */
const pausesMs = [250, 2_000, 15_000, 60_000];

/**
 * Retries a call while the store is unavailable, so that one slow answer does not end hours of copying.
 * @throws StartError if the last attempt fails too
 */
export async function retryWhileUnavailable<T>(
  ask: () => Promise<T>,
  signal?: AbortSignal,
  pauses = pausesMs,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
    }
    await sleep(pause, undefined, { signal });
  }
  return ask().catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    throw new StartError(`The picture store is not available (${reasonOf(error.cause)})`, { cause: error });
  });
}
