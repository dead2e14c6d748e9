import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spendRequestBudget, waitWithinBudget, withRequestBudget, withFallbackBudget } from './request-budget';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => void vi.useRealTimers());

const never = () =>
  waitWithinBudget(
    () => new Promise<never>(() => undefined),
    () => undefined,
  );
/** Returns how long each of these consecutive waits lasted, in milliseconds. An empty budget ends a wait after 1 ms. */
async function lasting(waits: (() => Promise<unknown>)[]) {
  const lasted: number[] = [];
  const done = withRequestBudget(async () => {
    for (const wait of waits) {
      const began = performance.now();
      await wait().catch(() => undefined);
      lasted.push(performance.now() - began);
    }
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  return lasted;
}

it('a request waits one second in total', async () => {
  const spent = async () => spendRequestBudget(400);
  expect(await lasting([spent, never, never])).toEqual([0, 600, 1]);
});

it('a request waits half a second more for the fallback database', async () => {
  const fallback = () => withFallbackBudget(never);
  expect(await lasting([never, fallback, fallback])).toEqual([1_000, 500, 1]);
  expect(await lasting([fallback, fallback])).toEqual([1_500, 1]);
});
