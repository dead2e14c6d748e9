import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customersApi } from '@shared/customers';
import { ask, call, isAnswerLost } from './api';
import { queryClient } from './query-client';

const abortError = new DOMException('The operation was aborted', 'AbortError');

/** Calls `end` when the caller aborts the request, as the browser does. */
const onHangUp = ({ signal }: RequestInit, end: () => void) => signal?.addEventListener('abort', end);

const nothing = (_path: string, init: RequestInit) =>
  new Promise<Response>((_resolve, reject) => onHangUp(init, () => reject(abortError)));

async function halfAnAnswer(_path: string, init: RequestInit) {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('[{'));
      onHangUp(init, () => controller.error(abortError));
    },
  });
  return new Response(body);
}

const calls: [string, () => Promise<unknown>][] = [
  ['a write', () => call(customersApi.create, { body: { name: 'Ada' }, idempotencyKey: 'key' })],
  ['a read', () => queryClient.fetchQuery({ queryKey: ['/api/customers'] })],
];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(calls)('%s', (_which, begin) => {
  it.each([
    ['nothing comes', nothing],
    ['half an answer comes', halfAnAnswer],
  ])('fails after a minute as a broken connection if %s', async (_what, fetch) => {
    vi.stubGlobal('fetch', fetch);
    const failed = vi.fn<(error: unknown) => void>();
    const over = begin().catch(failed);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await over;
    const error = failed.mock.calls[0]?.[0];
    expect(error).toBeInstanceOf(TypeError);
    expect(isAnswerLost(error)).toBe(true);
  });
});

it.each([
  ['answered', async () => Response.json([])],
  ['refused', async () => Response.json({ message: 'Please log in' }, { status: 401 })],
])('leaves no timer for a call that was %s', async (_how, fetch) => {
  vi.stubGlobal('fetch', fetch);
  await Promise.allSettled([ask('/api/customers', (response) => response.json())]);
  expect(vi.getTimerCount()).toBe(0);
});
