import { vi } from 'vitest';

/** The server that `fetch` stands for takes its time over writes. Answers what lets them through. */
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
