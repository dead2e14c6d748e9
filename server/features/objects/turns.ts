import { HttpError } from '../../http/errors';

/**
 * Lets a few pieces of work run at once and the others wait in line, so that a burst costs time and not memory.
 * @throws HttpError 503 for whoever comes when `waiting` are in line already
 */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (line.length < waiting) await new Promise<void>((begin) => line.push(begin));
    else throw new HttpError(503, 'unavailable', 'Too many pictures at once. Please try again in a moment.');
    try {
      return await work();
    } finally {
      // A free place is handed to the next in line, so `running` stays as it is.
      const begin = line.shift();
      if (begin) begin();
      else running -= 1;
    }
  };
}
