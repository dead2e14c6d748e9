import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';

/** How long one request may wait for connections, all its waits together, in milliseconds. */
const requestMs = 1_000;

/** How long after its beginning a request may wait for a connection to whoever is asked instead, in milliseconds. */
const insteadMs = 1_500;

interface Patience {
  beganAt: number;
  leftMs: number;
}

const requests = new AsyncLocalStorage<Patience>();

/** Runs a request, so that waiting for several connections, one after the other, takes no longer than waiting for one. */
export function withPatience<T>(work: () => T): T {
  return requests.run({ beganAt: performance.now(), leftMs: requestMs }, work);
}

/** Runs `work` outside of the request's time: it may wait for a connection as long as the pool does. */
export function withoutPatience<T>(work: () => T): T {
  return requests.exit(work);
}

/** Asks whoever answers instead of others. For that a request has time of its own, so that all of it stays below 3 s. */
export function withSecondPatience<T>(work: () => T): T {
  const request = requests.getStore();
  if (!request) return work();
  const leftMs = Math.max(0, request.beganAt + insteadMs - performance.now());
  return requests.run({ ...request, leftMs }, work);
}

/** Waits within what the request has left; what comes too late is given to `late`. Outside of requests it just waits. */
export async function waitPatiently<T>(wait: () => Promise<T>, late: (result: T) => void): Promise<T> {
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
    spendPatience(performance.now() - began);
  }
}

/** Takes what a request has waited elsewhere off what it may wait for connections. */
export function spendPatience(ms: number): void {
  const request = requests.getStore();
  if (request) request.leftMs = Math.max(0, request.leftMs - ms);
}
