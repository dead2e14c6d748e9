import { HttpError } from './errors';

interface TurnsOptions {
  /** How many pieces of work run at once. */
  atOnce: number;
  /** How many may stand in line. */
  waiting: number;
  /** How long one may stand there, in milliseconds; for ever where left out. */
  patienceMs?: number;
  /** What is said to whoever is turned away. */
  message: string;
}

/** How much there is to do at the moment. */
export interface Load {
  running: number;
  waiting: number;
}

/**
 * Lets a few pieces of work run at once and the others wait in line, so that a burst costs time and not memory.
 * `load` says how many do. @throws HttpError 503 for whoever comes when the line is full, or has waited too long
 */
export function turns({ atOnce, waiting, patienceMs, message }: TurnsOptions) {
  let running = 0;
  const line = new Set<() => void>();
  const turnedAway = () => new HttpError(503, 'unavailable', message);

  const myTurn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const leave = () => {
        line.delete(begin);
        reject(turnedAway());
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(leave, patienceMs);
      line.add(begin);
    });

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (line.size < waiting) await myTurn();
    else throw turnedAway();
    try {
      return await work();
    } finally {
      // A free place is handed to the next in line, so `running` stays as it is.
      const [begin] = line;
      if (begin) {
        line.delete(begin);
        begin();
      } else running -= 1;
    }
  };
  return Object.assign(inTurn, { load: (): Load => ({ running, waiting: line.size }) });
}
