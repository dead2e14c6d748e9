import { HttpError } from '../errors';

interface SharedTask<T> {
  result: Promise<T>;
  /** Callers that wait for the result. */
  callers: number;
  abandoned: AbortController;
}

/**
 * Runs `work` once for all callers that ask for one key at the same time. A caller is rejected with HttpError 503 when its signal
 * `left` aborts. The signal of the work aborts when all its callers have left.
 */
export function sharedWork<T>() {
  const running = new Map<string, SharedTask<T>>();

  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): SharedTask<T> => {
    const abandoned = new AbortController();
    const result = work(abandoned.signal).finally(() => running.delete(key));
    const begun = { result, callers: 0, abandoned };
    running.set(key, begun);
    return begun;
  };

  return async function shared(key: string, work: (signal: AbortSignal) => Promise<T>, left: AbortSignal): Promise<T> {
    if (left.aborted) throw hasLeft();
    const found = running.get(key);
    // Abandoned work that has begun may still end well. If it does not, the new caller begins again.
    if (found?.abandoned.signal.aborted) return found.result.catch(() => shared(key, work, left));
    return resultFor(found ?? begin(key, work), left);
  };
}

function resultFor<T>(work: SharedTask<T>, left: AbortSignal): Promise<T> {
  work.callers += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      work.callers -= 1;
      if (work.callers === 0) work.abandoned.abort();
      reject(hasLeft());
    };
    left.addEventListener('abort', leave, { once: true });
    work.result.finally(() => left.removeEventListener('abort', leave)).then(resolve, reject);
  });
}

/** The error of a request whose client has closed the connection, so it is not sent. */
function hasLeft(): HttpError {
  return new HttpError(503, 'unavailable', 'The client has left');
}
