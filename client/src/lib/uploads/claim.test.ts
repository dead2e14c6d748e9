import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { retryClaim } from './claim';

const answer = (status: number, code: string) => new ApiError(status, JSON.stringify({ message: 'No', code }));
const inProgress = answer(409, 'claim_in_progress');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('retryClaim', () => {
  it.each([inProgress, answer(409, 'in_progress')])(
    'tries again after a pause while the answer is %s',
    async (undecided) => {
      const claim = vi.fn(async () => 'picture').mockRejectedValueOnce(undecided);
      const claimed = retryClaim(claim);
      await vi.advanceTimersByTimeAsync(1999);
      expect(claim).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(1);
      expect(await claimed).toBe('picture');
      expect(claim).toHaveBeenCalledTimes(2);
    },
  );

  it.each([answer(400, 'invalid'), answer(409, 'already_claimed'), answer(503, 'unavailable'), new TypeError('Gone')])(
    'ends with %s',
    async (error) => {
      const claim = vi.fn().mockRejectedValueOnce(inProgress).mockRejectedValue(error);
      const claimed = expect(retryClaim(claim)).rejects.toBe(error);
      await vi.runAllTimersAsync();
      await claimed;
      expect(claim).toHaveBeenCalledTimes(2);
    },
  );

  it('gives up after a minute', async () => {
    const claim = vi.fn().mockRejectedValue(inProgress);
    const claimed = expect(retryClaim(claim)).rejects.toBe(inProgress);
    await vi.advanceTimersByTimeAsync(60_000);
    await claimed;
    expect(claim).toHaveBeenCalledTimes(31);
  });

  it('stops when its signal is aborted', async () => {
    const claim = vi.fn().mockRejectedValue(inProgress);
    const taken = new AbortController();
    const claimed = expect(retryClaim(claim, taken.signal)).rejects.toThrow('taken back');
    await vi.advanceTimersByTimeAsync(0);
    taken.abort();
    await claimed;
    expect(vi.getTimerCount()).toBe(0);
    expect(claim).toHaveBeenCalledOnce();
  });
});
