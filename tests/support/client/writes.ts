import { etagOf, type Versioned } from '@shared/contract/version';
import { vi } from 'vitest';
import { noteStored } from '../../../client/src/lib/drafts/drafts';
import { refusal, type FakeApi } from './fake-api';

/** Holds writes back. Returns a function that releases them. */
export function holdWrites(api: FakeApi): () => void {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  api.intercept(async ({ method }, next) => {
    if (method !== 'GET') await released;
    return next();
  });
  return release;
}

/** Notes each new row as stored on the device before it is sent, as the book does. */
export function storeOnDevice(api: FakeApi): void {
  api.intercept(({ headers }, next) => {
    const key = headers['Idempotency-Key'];
    if (key) noteStored(key.slice(1, -1));
    return next();
  });
}

/** Performs the next write and loses its answer. */
export function loseNextAnswer(api: FakeApi): void {
  const stop = api.intercept(async ({ method }, next) => {
    const response = await next();
    if (method === 'GET') return response;
    stop();
    throw new TypeError('Failed to fetch');
  });
}

/** Longer than the pause of a form before a retry. */
const pauseMs = 3000;

/**
 * Answers the next write, which `submit` sends, with 'in progress', as if an earlier attempt were still running. Skips the
 * pause before the retry.
 */
export async function meetEarlierTry(api: FakeApi, submit: () => void): Promise<void> {
  const stop = api.intercept(async ({ method }, next) => {
    if (method === 'GET') return next();
    stop();
    return refusal(409, { message: 'This is being saved', code: 'in_progress' });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit();
  await vi.advanceTimersByTimeAsync(pauseMs);
  vi.useRealTimers();
}

/** Limit of writes, so that a form that retries for ever fails the test. */
const mostWrites = 20;

/**
 * Simulates a change on another device: refuses a PUT without the version of `current` with 412 and `current`. Returns the
 * headers of all writes.
 */
export function changedElsewhere<Row extends Versioned>(api: FakeApi, current: Row): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  api.intercept(async ({ method, headers }, next) => {
    if (method === 'GET') return next();
    sent.push(headers);
    if (sent.length > mostWrites) return refusal(429, { message: 'Too many', code: 'rate_limited' });
    if (method !== 'PUT' || headers['If-Match'] === etagOf(current)) return next();
    return refusal(412, { message: 'Changed', code: 'changed_meanwhile', current });
  });
  return sent;
}
