import { vi } from 'vitest';

/** The server that `fetch` stands for carries out the next write, and its answer is lost. */
export function loseNextAnswer(): void {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const response = await answer(path, init);
    if ((init.method ?? 'GET') === 'GET') return response;
    vi.stubGlobal('fetch', answer);
    throw new TypeError('Failed to fetch');
  });
}
