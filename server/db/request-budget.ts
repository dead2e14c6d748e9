import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

/** Total time that one request may wait for connections, in milliseconds. */
const requestMs = 1_000;

/** Time after the start of a request until which it may wait for a connection to the fallback database, in milliseconds. */
const fallbackMs = 1_500;

interface RequestBudget {
  beganAt: number;
  leftMs: number;
}

const requests = new AsyncLocalStorage<RequestBudget>();

/** Runs a request with a time budget for connections, which all its waits share. */
export function withRequestBudget<T>(work: () => T): T {
  return requests.run({ beganAt: performance.now(), leftMs: requestMs }, work);
}

/** Runs `work` without the request's budget: only the pool's own timeout limits its wait for a connection. */
export function withoutRequestBudget<T>(work: () => T): T {
  return requests.exit(work);
}

/** Runs `work` on the fallback database with its own time budget, which keeps the whole request below 3 s. */
export function withFallbackBudget<T>(work: () => T): T {
  const request = requests.getStore();
  if (!request) return work();
  const leftMs = Math.max(0, request.beganAt + fallbackMs - performance.now());
  return requests.run({ ...request, leftMs }, work);
}

/**
 * Waits for at most the rest of the request's budget. Passes a result that arrives later to `late`. Waits without a limit
 * outside of requests. @throws Error 'timeout exceeded when trying to connect', as the pool does
 */
export async function waitWithinBudget<T>(wait: () => Promise<T>, late: (result: T) => void): Promise<T> {
  const request = requests.getStore();
  if (!request) return wait();
  const began = performance.now();
  const waiting = wait();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('timeout exceeded when trying to connect'));
      waiting.then(late, () => undefined);
    }, request.leftMs);
  });
  try {
    return await Promise.race([waiting, limit]);
  } finally {
    clearTimeout(timer);
    spendRequestBudget(performance.now() - began);
  }
}

/** Subtracts time that the request has waited for something else from its budget. */
export function spendRequestBudget(ms: number): void {
  const request = requests.getStore();
  if (request) request.leftMs = Math.max(0, request.leftMs - ms);
}
