import { vi } from 'vitest';

/** Longer than the pause of a form before it asks again. */
const pauseMs = 3000;

/**
 * The server that `fetch` stands for says of the next write, which `submit` sends, that an earlier try of it is under way; the
 * pause before it is sent again goes by at once.
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
