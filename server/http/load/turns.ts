import { HttpError } from '../errors';

interface TurnsOptions {
  /** Maximum number of tasks that run at once. */
  atOnce: number;
  /** Maximum number of tasks in the queue. */
  waiting: number;
  /** Longest wait in the queue, in milliseconds; unlimited if left out. */
  maxWaitMs?: number;
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
 * Makes a limiter: a few tasks run at once, others wait in a queue, so that a burst costs time and not memory. `load` returns
 * their numbers. The limiter throws HttpError 503, or `status`, when the queue is full, the wait is too long, or `signal` aborts
 * before the task has begun.
 */
export function turns({ atOnce, waiting, maxWaitMs, rejectsQueue = () => false, ...refused }: TurnsOptions) {
  let running = 0;
  const queue = new Set<QueuedTask>();
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
      const remove = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        queue.delete(entry);
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
      const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
      signal?.addEventListener('abort', giveUp);
      const entry = { begin, leave };
      queue.add(entry);
    });

  const inTurn = async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (signal?.aborted) throw refusal();
    if (running < atOnce) running += 1;
    else if (queue.size < waiting) await queued(signal);
    else throw refusal();
    try {
      return await work();
    } catch (failure) {
      if (rejectsQueue(failure)) for (const { leave } of [...queue]) leave(failure);
      throw failure;
    } finally {
      // The next task takes the free slot, so `running` does not change.
      const [next] = queue;
      if (next) next.begin();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { load: (): Load => ({ running, waiting: queue.size }) });
}
