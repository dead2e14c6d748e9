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

beforeEach(() => {
  vi.useFakeTimers();
  giveUp.mockClear();
});
afterEach(() => void vi.useRealTimers());

const giveUp = vi.fn();
const pageFirst: typeof networkOrShell = (network, stored) => networkFirst(network, stored, giveUp);

describe.each([
  ['networkFirst', pageFirst],
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
    expect(await networkFirst(Promise.resolve(ours(status)), withShell, giveUp)).toBe(shell);
  });

  it('returns the shell after three seconds', async () => {
    const answer = vi.fn();
    void networkFirst(never, withShell, giveUp).then(answer);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(answer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toHaveBeenCalledWith(shell);
  });

  const html = '<!doctype html><title>Clients</title></html>';
  const headers = { [appHeader]: '1' };
  const broken = () =>
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode(html.slice(0, 20))),
      pull: (body) => body.error(new TypeError('network error')),
    });

  it('returns a whole page of the app, with its text', async () => {
    const answer = await networkFirst(Promise.resolve(new Response(`${html}\n`, { headers })), withShell, giveUp);
    expect(await answer.text()).toBe(`${html}\n`);
  });

  it.each([
    ['the connection breaks', () => broken()],
    ['a proxy ends it as if it were whole', () => html.slice(0, 20)],
    ['a proxy sends nothing of it', () => ''],
  ])('returns the shell for a page of the app that is cut: %s', async (_how, body) => {
    expect(await networkFirst(Promise.resolve(new Response(body(), { headers })), withShell, giveUp)).toBe(shell);
  });

  it('gives up the request when it returns the shell, and only then', async () => {
    await networkFirst(Promise.resolve(ours(200)), withShell, giveUp);
    void networkFirst(never, withoutShell, giveUp);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(giveUp).not.toHaveBeenCalled();
    void networkFirst(never, withShell, giveUp);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('waits for the network if the shell is gone', async () => {
    const page = ours(200);
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(page), 10_000));
    const answer = networkFirst(late, withoutShell, giveUp);
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
