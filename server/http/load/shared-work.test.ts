import { describe, expect, it, vi } from 'vitest';
import { sharedWork } from './shared-work';

/** Makes work that ends when the test ends it, with the signal that it received. */
function someWork() {
  let resolve = (_result: string) => {};
  let reject = (_error: Error) => {};
  const ending = new Promise<string>((...ends) => ([resolve, reject] = ends));
  const work = vi.fn((_signal: AbortSignal) => ending);
  return { work, resolve, reject, isAbandoned: () => work.mock.calls[0]?.[0].aborted };
}

const stays = new AbortController().signal;

describe('sharedWork', () => {
  it('runs once for concurrent callers of a key, and again for later ones', async () => {
    const shared = sharedWork<string>();
    const [first, other] = [someWork(), someWork()];
    const results = [shared('a', first.work, stays), shared('a', other.work, stays), shared('b', other.work, stays)];
    first.resolve('first');
    other.resolve('other');
    expect(await Promise.all(results)).toEqual(['first', 'first', 'other']);
    expect(await shared('a', other.work, stays)).toBe('other');
    expect([first.work.mock.calls.length, other.work.mock.calls.length]).toEqual([1, 2]);
  });

  it('is abandoned when all callers have left, not before', async () => {
    const shared = sharedWork<string>();
    const { work, resolve, isAbandoned } = someWork();
    const [one, two] = [new AbortController(), new AbortController()];
    const results = [shared('a', work, one.signal), shared('a', work, two.signal)];
    one.abort();
    await expect(results[0]).rejects.toMatchObject({ status: 503 });
    expect(isAbandoned()).toBe(false);
    two.abort();
    await expect(results[1]).rejects.toMatchObject({ status: 503 });
    expect(isAbandoned()).toBe(true);
    resolve('too late');
  });

  it('gives a new caller the result of abandoned work that ends well, and begins again if it does not', async () => {
    const shared = sharedWork<string>();
    for (const expected of ['the first', 'the second']) {
      const [first, second] = [someWork(), someWork()];
      const left = new AbortController();
      const gone = shared('a', first.work, left.signal);
      left.abort();
      await expect(gone).rejects.toMatchObject({ status: 503 });
      const result = shared('a', second.work, stays);
      if (expected === 'the first') first.resolve('the first');
      else first.reject(new Error('given up'));
      second.resolve('the second');
      expect(await result).toBe(expected);
    }
  });

  it('rejects all callers if the work fails, and those who have left already', async () => {
    const shared = sharedWork<string>();
    const { work, reject } = someWork();
    const results = [shared('a', work, stays), shared('a', work, stays)];
    reject(new Error('broken'));
    for (const result of results) await expect(result).rejects.toThrow('broken');
    await expect(shared('a', work, AbortSignal.abort())).rejects.toMatchObject({ status: 503 });
    expect(work).toHaveBeenCalledTimes(1);
  });
});
