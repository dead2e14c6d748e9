import { vi } from 'vitest';

/** Makes `fetch` perform the next write and lose its answer. */
export function loseNextAnswer(): void {
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const response = await answer(path, init);
    if ((init.method ?? 'GET') === 'GET') return response;
    vi.stubGlobal('fetch', answer);
    throw new TypeError('Failed to fetch');
  });
}
