import { etagOf, type Versioned } from '@shared/version';
import { vi } from 'vitest';

/** Limit of writes, so that a form that retries for ever fails the test. */
const mostWrites = 20;

/**
 * Simulates a change on another device: `fetch` refuses a PUT without the version of `current` with 412 and `current`. Returns
 * the headers of all writes.
 */
export function changedElsewhere(current: Versioned): Record<string, string>[] {
  const headers: Record<string, string>[] = [];
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if ((init.method ?? 'GET') === 'GET') return answer(path, init);
    const sent = init.headers as Record<string, string>;
    headers.push(sent);
    if (headers.length > mostWrites)
      return Response.json({ message: 'Too many', code: 'rate_limited' }, { status: 429 });
    if (init.method !== 'PUT' || sent['If-Match'] === etagOf(current)) return answer(path, init);
    return Response.json({ message: 'Changed', code: 'changed_meanwhile', current }, { status: 412 });
  });
  return headers;
}
