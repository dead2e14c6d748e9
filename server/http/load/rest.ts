import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest pause after a part of long work, in milliseconds: on a busy machine, most of a part's duration is waiting. */
const longestRestMs = 5;

/** Pauses after a part of long work for as long as it took (limited), so that other requests get processor time. */
export async function restAfter(began: number): Promise<void> {
  await sleep(Math.min(performance.now() - began, longestRestMs));
}

/** Runs a part of long work, then pauses. */
export async function slowly<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  await restAfter(began);
  return result;
}
