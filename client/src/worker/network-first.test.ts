import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFirst } from './network-first';

const shell = new Response('shell');
const withShell = async () => shell;
const withoutShell = async () => undefined;
const never = new Promise<Response>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('networkFirst', () => {
  it.each([200, 301, 404, 429, 500])('returns the answer %i of the server', async (status) => {
    const page = new Response(null, { status });
    expect(await networkFirst(Promise.resolve(page), withShell)).toBe(page);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([502, 503, 504])('returns the shell for %i of a proxy', async (status) => {
    expect(await networkFirst(Promise.resolve(new Response(null, { status })), withShell)).toBe(shell);
  });

  it('returns the shell at once without a connection', async () => {
    expect(await networkFirst(Promise.reject(new TypeError('Failed to fetch')), withShell)).toBe(shell);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns the shell after three seconds', async () => {
    const answer = vi.fn();
    void networkFirst(never, withShell).then(answer);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toHaveBeenCalledWith(shell);
  });

  it('waits for the network if the shell is gone', async () => {
    const page = new Response('page');
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(page), 10_000));
    const answer = networkFirst(late, withoutShell);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe(page);
    const unavailable = new Response(null, { status: 503 });
    expect(await networkFirst(Promise.resolve(unavailable), withoutShell)).toBe(unavailable);
    await expect(networkFirst(Promise.reject(new TypeError('Failed to fetch')), withoutShell)).rejects.toThrow(
      'Failed to fetch',
    );
  });
});
