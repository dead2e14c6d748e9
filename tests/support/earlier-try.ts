import { vi } from 'vitest';

/** Longer than the pause of a form before a retry. */
const pauseMs = 3000;

/**
 * Makes `fetch` answer the next write, which `submit` sends, with 'in progress', as if an earlier attempt were still running.
 * Skips the pause before the retry.
 */
export async function meetEarlierTry(submit: () => void): Promise<void> {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if ((init.method ?? 'GET') === 'GET') return answer(path, init);
    vi.stubGlobal('fetch', answer);
    return Response.json({ message: 'This is being saved', code: 'in_progress' }, { status: 409 });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit();
  await vi.advanceTimersByTimeAsync(pauseMs);
  vi.useRealTimers();
}
