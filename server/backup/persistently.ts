import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, StartError } from '../start-error';
import { StoreAway } from '../storage/object-storage';

/** Before another try, in milliseconds: whoever restarts a store is done by then. */
const pausesMs = [250, 2_000, 15_000, 60_000];

/**
 * Asks the store once more where it is away, so that hours of copying do not end with one slow answer.
 * @throws StartError where it stays away
 */
export async function persistently<T>(ask: () => Promise<T>, signal?: AbortSignal, pauses = pausesMs): Promise<T> {
  for (const pause of pauses) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
    }
    await sleep(pause, undefined, { signal });
  }
  return ask().catch((error: unknown) => {
    if (!(error instanceof StoreAway)) throw error;
    throw new StartError(`The store of the pictures is away (${reasonOf(error.cause)})`, { cause: error });
  });
}
