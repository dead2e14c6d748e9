import { ApiError } from '../api/api-error';
import { pause } from '../pause';

const pauseMs = 2000;
const mostTries = 30;

const undecided = new Set(['claim_in_progress', 'in_progress']);

/**
 * Claims an upload or creates a row. Retries every 2 seconds while an earlier attempt, whose answer was lost, still runs.
 * @param signal stops the retries
 * @throws the error of the call, or after a minute that an attempt still runs
 */
export async function retryClaim<T>(claim: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await claim();
    } catch (error) {
      if (!undecided.has(codeOf(error) ?? '') || tries > mostTries) throw error;
    }
    await pause(pauseMs, signal);
    if (signal?.aborted) throw new DOMException('The upload was taken back', 'AbortError');
  }
}

/** Returns whether an earlier claim, whose answer was lost, saved the picture: only this client knows the upload. */
export function isClaimedBefore(error: unknown): boolean {
  return codeOf(error) === 'already_claimed';
}

function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.code : undefined;
}
