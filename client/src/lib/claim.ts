import { ApiError } from './api';

const pauseMs = 2000;
const mostTries = 30;

const undecided = new Set(['claim_in_progress', 'in_progress']);

/**
 * Claims an upload or makes a row, and asks again while an earlier try, whose answer was lost, is still under way.
 * @param signal gives up between two tries
 * @throws what the call threw when it was decided, or the last answer after a minute
 */
export async function untilDecided<T>(claim: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await claim();
    } catch (error) {
      if (!undecided.has(codeOf(error) ?? '') || tries > mostTries) throw error;
    }
    await pause(signal);
  }
}

/** Whether the picture is saved: by an earlier claim whose answer was lost, for nobody else knows the upload. */
export function isClaimedBefore(error: unknown): boolean {
  return codeOf(error) === 'already_claimed';
}

function codeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body?.code : undefined;
}

function pause(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('The upload was taken back', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, pauseMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
