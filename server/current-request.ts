import { AsyncLocalStorage } from 'node:async_hooks';

/** What the queues need to know of the request for which code runs. */
interface CurrentRequest {
  /** The caller, so that queues are fair between callers. */
  caller: string;
  /** How long the request may still wait in queues, in milliseconds. Its turns and its statements share this time. */
  leftMs: number;
  /** Whether its statements wait behind those of all other requests. */
  isHeavy: boolean;
}

/** How long one request may wait in queues while the server is busy, in milliseconds. */
export const requestMs = 10_000;

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Runs a request with its caller and with a limit for all its waits in queues together, in milliseconds. */
export function withRequest<T>(caller: string, work: () => T, waitMs = requestMs): T {
  return requests.run({ caller, leftMs: waitMs, isHeavy: false }, work);
}

/** Runs heavy `work` of the request, such as a later page of a list: behind all other requests, with only the pool's own limit for each wait. */
export function behindOthers<T>(work: () => T): T {
  return requests.run({ caller: currentCaller(), leftMs: Infinity, isHeavy: true }, work);
}

/** Returns the request for which this code runs; undefined outside of a request. */
export function currentRequest(): CurrentRequest | undefined {
  return requests.getStore();
}

/** Returns the caller of the current request; the same text for everything outside of a request. */
export function currentCaller(): string {
  return requests.getStore()?.caller ?? '';
}
