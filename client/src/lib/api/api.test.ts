import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { customersApi } from '@shared/customers/contract';
import { fakeApi, refusal } from '../../../../tests/support/client/fake-api';
import { call } from './api';
import { isAnswerLost } from './connection';
import { queryClient } from './query-client';

const api = fakeApi();
const abortError = new DOMException('The operation was aborted', 'AbortError');

interface Sent {
  signal: AbortSignal;
}

/** Calls `end` when the caller aborts the request, as the browser does. */
const onHangUp = ({ signal }: Sent, end: () => void) => signal.addEventListener('abort', end);

const nothing = (sent: Sent) => new Promise<Response>((_resolve, reject) => onHangUp(sent, () => reject(abortError)));

async function halfAnAnswer(sent: Sent) {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('[{'));
      onHangUp(sent, () => controller.error(abortError));
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
});

describe.each(calls)('%s', (_which, begin) => {
  it.each([
    ['nothing comes', nothing],
    ['half an answer comes', halfAnAnswer],
  ])('fails after a minute as a broken connection if %s', async (_what, answer) => {
    api.on(customersApi.list, answer);
    api.on(customersApi.create, answer);
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
  ['answered', []],
  ['refused', refusal(401, 'Please log in')],
])('leaves no timer for a call that was %s', async (_how, answer) => {
  api.on(customersApi.list, answer);
  await Promise.allSettled([call(customersApi.list)]);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['a save', () => call(customersApi.create, { body: { name: 'Ada' }, idempotencyKey: 'key' })],
  ['a read', () => call(customersApi.list)],
])('takes no answer of a portal for one of the app: %s', async (_what, ask) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok' })));
  await expect(ask()).rejects.toThrow(TypeError);
});
