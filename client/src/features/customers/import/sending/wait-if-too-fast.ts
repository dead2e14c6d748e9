import { ApiError } from '../../../../lib/api/api-error';
import { pause } from '../../../../lib/pause';

/** Pause if the server does not say how long to wait. */
const usualSeconds = 10;
/** Most pauses before one call. */
const mostPauses = 12;

interface Waiting {
  /** Ends a pause. */
  signal: AbortSignal;
  onWait: () => void;
}

/**
 * Makes a call. While the server refuses further writes of this minute (429), waits as long as it says and makes the call again.
 * @throws the error of the call
 */
export async function waitIfTooFast<T>(attempt: () => Promise<T>, { signal, onWait }: Waiting): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isTooFast = error instanceof ApiError && error.status === 429;
      if (!isTooFast || pauses === mostPauses) throw error;
      onWait();
      await pause((error.retryAfterSeconds ?? usualSeconds) * 1000, signal);
      if (signal.aborted) throw error;
    }
  }
}
