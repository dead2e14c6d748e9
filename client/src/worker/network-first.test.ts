import { appHeader } from '@shared/contract/headers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFirst, networkOrShell } from './network-first';

const shell = new Response('shell');
const withShell = async () => shell;
const withoutShell = async () => undefined;
const never = new Promise<Response>(() => undefined);
const noNetwork = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const ours = (status: number) => new Response(null, { status, headers: { [appHeader]: '1' } });
const others = (status: number) => new Response(null, { status });
/** A redirect as a worker gets it for a navigation. */
const redirect = Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, status: { value: 0 } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([
  ['networkFirst', networkFirst],
  ['networkOrShell', networkOrShell],
])('%s', (_name, answerOf) => {
  it.each([200, 301, 404, 410, 429, 500])('returns the answer %i of the app', async (status) => {
    const page = ours(status);
    expect(await answerOf(Promise.resolve(page), withShell)).toBe(page);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([200, 302])('returns the page %i of a hotel, which the user must see', async (status) => {
    const page = others(status);
    expect(await answerOf(Promise.resolve(page), withShell)).toBe(page);
  });

  it('returns a redirect', async () => {
    expect(await answerOf(Promise.resolve(redirect), withShell)).toBe(redirect);
  });

  it.each([403, 404, 429, 500, 502, 503, 504, 511])('returns the shell for %i of a gateway', async (status) => {
    expect(await answerOf(Promise.resolve(others(status)), withShell)).toBe(shell);
  });

  it('returns the shell at once without a connection', async () => {
    expect(await answerOf(noNetwork(), withShell)).toBe(shell);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns what the network answers if the shell is gone', async () => {
    const unavailable = others(503);
    expect(await answerOf(Promise.resolve(unavailable), withoutShell)).toBe(unavailable);
    await expect(answerOf(noNetwork(), withoutShell)).rejects.toThrow('Failed to fetch');
  });
});

describe('networkFirst', () => {
  it.each([502, 503, 504])('returns the shell for %i of the app', async (status) => {
    expect(await networkFirst(Promise.resolve(ours(status)), withShell)).toBe(shell);
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
    const page = ours(200);
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(page), 10_000));
    const answer = networkFirst(late, withoutShell);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe(page);
  });
});

describe('networkOrShell', () => {
  it('changes nothing while the app answers, also slowly or with 503', async () => {
    const page = ours(503);
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(page), 10_000));
    const answer = networkOrShell(late, withShell);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe(page);
  });
});
