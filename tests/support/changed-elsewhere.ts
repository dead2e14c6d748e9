import { etagOf, type Versioned } from '@shared/version';
import { vi } from 'vitest';

/**
 * Puts another device before the server that `fetch` stands for: a PUT that does not name the version of `current` is refused
 * with it. Answers the headers of all writes.
 */
export function changedElsewhere(current: Versioned): Record<string, string>[] {
  const headers: Record<string, string>[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if ((init.method ?? 'GET') === 'GET') return answer(path, init);
    const sent = init.headers as Record<string, string>;
    headers.push(sent);
    if (init.method !== 'PUT' || sent['If-Match'] === etagOf(current)) return answer(path, init);
    return Response.json({ message: 'Changed', code: 'changed_meanwhile', current }, { status: 412 });
  });
  return headers;
}
