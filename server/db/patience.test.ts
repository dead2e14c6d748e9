import { performance } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spendPatience, waitPatiently, withPatience, withSecondPatience } from './patience';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => void vi.useRealTimers());

const never = () =>
  waitPatiently(
    () => new Promise<never>(() => undefined),
    () => undefined,
  );
/** Milliseconds until each of these waits, one after the other, was given up; with nothing left at the next tick of the clock. */
async function lasting(waits: (() => Promise<unknown>)[]) {
  const lasted: number[] = [];
  const done = withPatience(async () => {
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

it('a request waits a second in all', async () => {
  const spent = async () => spendPatience(400);
  expect(await lasting([spent, never, never])).toEqual([0, 600, 1]);
});

it('where somebody else is asked instead, half a second more', async () => {
  const instead = () => withSecondPatience(never);
  expect(await lasting([never, instead, instead])).toEqual([1_000, 500, 1]);
  expect(await lasting([instead, instead])).toEqual([1_500, 1]);
});
