import { vi } from 'vitest';

/** Makes `fetch` hold writes back. Returns a function that releases them. */
export function holdWrites(): () => void {
  const answer = globalThis.fetch;
  let letThrough = () => undefined as void;
  const opened = new Promise<void>((resolve) => (letThrough = resolve));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if ((init.method ?? 'GET') !== 'GET') await opened;
    return answer(path, init);
  });
  return letThrough;
}
