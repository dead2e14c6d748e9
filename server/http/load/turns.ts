import { currentCaller, currentRequest, requestMs } from '../../current-request';
import { FairQueue } from '../../fair-queue';
import { HttpError } from '../errors';

interface TurnsOptions {
  /** Maximum number of tasks that run at once. */
  atOnce: number;
  /** Maximum number of tasks in the queue. */
  waiting: number;
  /** Longest wait in the queue, in milliseconds; unlimited if left out. 'request': as long as the request may wait in all queues together. */
  maxWaitMs?: number | 'request';
  /** Message of the refusal. */
  message: string;
  /** 503 if left out; 429 if the caller's own tasks fill the queue. */
  status?: 429 | 503;
  /** When the task can be tried again; the error handler's default if left out. */
  retryAfterSeconds?: number;
  /** Whether the queued tasks would fail for the same reason. Then all of them are rejected at once with this failure. */
  rejectsQueue?: (failure: unknown) => boolean;
}

interface QueuedTask {
  begin: () => void;
  leave: (failure: unknown) => void;
}

/** Current number of running and queued tasks. */
export interface Load {
  running: number;
  waiting: number;
}

/**
 * Makes separate turns for each key, so that a task only waits for tasks with the same key.
 * @throws HttpError as `turns` does
 */
export function turnsByKey(options: TurnsOptions) {
  const kept = new Map<string, ReturnType<typeof turns>>();
  return async <T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const inTurn = kept.get(key) ?? turns(options);
    kept.set(key, inTurn);
    try {
      return await inTurn(work, signal);
    } finally {
      const { running, waiting } = inTurn.load();
      if (running + waiting === 0) kept.delete(key);
    }
  };
}

/**
 * Makes a limiter: a few tasks run at once, others wait in a queue that is fair by caller, so that a burst costs time and not memory.
 * `load` returns their numbers. The limiter throws HttpError 503, or `status`, when the queue is full, the wait is too long, or `signal` aborts
 * before the task has begun.
 */
export function turns({ atOnce, waiting, maxWaitMs, rejectsQueue = () => false, ...refused }: TurnsOptions) {
  let running = 0;
  const queue = new FairQueue<QueuedTask>();
  const refusal = () => {
    const { status = 503, message, retryAfterSeconds } = refused;
    return new HttpError(
      status,
      status === 429 ? 'rate_limited' : 'unavailable',
      message,
      undefined,
      retryAfterSeconds,
    );
  };

  const queued = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const caller = currentCaller();
      const wait = maxWaitMs === 'request' ? waitOfRequest() : { ms: maxWaitMs, end: () => undefined };
      const remove = () => {
        clearTimeout(timer);
        wait.end();
        signal?.removeEventListener('abort', giveUp);
        queue.remove(caller, entry);
      };
      const begin = () => {
        remove();
        resolve();
      };
      const leave = (failure: unknown) => {
        remove();
        reject(failure);
      };
      const giveUp = () => leave(refusal());
      const timer = wait.ms === undefined ? undefined : setTimeout(giveUp, wait.ms);
      signal?.addEventListener('abort', giveUp);
      const entry = { begin, leave };
      queue.add(caller, entry);
    });

  const inTurn = async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (signal?.aborted) throw refusal();
    if (running < atOnce) running += 1;
    else if (queue.size < waiting) await queued(signal);
    else throw refusal();
    try {
      return await work();
    } catch (failure) {
      if (rejectsQueue(failure)) for (const { leave } of queue.takeAll()) leave(failure);
      throw failure;
    } finally {
      // The next task takes the free slot, so `running` does not change.
      const next = queue.shift();
      if (next) next.begin();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { load: (): Load => ({ running, waiting: queue.size }) });
}

/** Begins a wait of the current request. `end` takes it off the time that the request may wait. */
function waitOfRequest() {
  const request = currentRequest();
  const began = performance.now();
  const leftMs = request?.leftMs ?? requestMs;
  return {
    ms: Number.isFinite(leftMs) ? leftMs : undefined,
    end: () => void (request && (request.leftMs = Math.max(0, request.leftMs - (performance.now() - began)))),
  };
}
