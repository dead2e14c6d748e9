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
  /** Whether those in line would run into a failure as well: they fail at once as well, and not one after the other. */
  isEverybodys?: (failure: unknown) => boolean;
}

interface Waiting {
  begin: () => void;
  leave: (failure: unknown) => void;
}

/** How much there is to do at the moment. */
export interface Load {
  running: number;
  waiting: number;
}

/**
 * Turns of each key by itself, so that nobody waits for what somebody else has begun.
 * @throws HttpError 503 as `turns`
 */
export function turnsByKey(options: TurnsOptions) {
  const kept = new Map<string, ReturnType<typeof turns>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const inTurn = kept.get(key) ?? turns(options);
    kept.set(key, inTurn);
    try {
      return await inTurn(work);
    } finally {
      const { running, waiting } = inTurn.load();
      if (running + waiting === 0) kept.delete(key);
    }
  };
}

/**
 * Lets a few pieces of work run at once and the others wait in line, so that a burst costs time and not memory.
 * `load` says how many do. @throws HttpError 503 for whoever comes when the line is full, or has waited too long
 */
export function turns({ atOnce, waiting, patienceMs, message, isEverybodys = () => false }: TurnsOptions) {
  let running = 0;
  const line = new Set<Waiting>();
  const turnedAway = () => new HttpError(503, 'unavailable', message);

  const myTurn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        line.delete(place);
        resolve();
      };
      const leave = (failure: unknown) => {
        clearTimeout(timer);
        line.delete(place);
        reject(failure);
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(() => leave(turnedAway()), patienceMs);
      const place = { begin, leave };
      line.add(place);
    });

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (line.size < waiting) await myTurn();
    else throw turnedAway();
    try {
      return await work();
    } catch (failure) {
      if (isEverybodys(failure)) for (const { leave } of [...line]) leave(failure);
      throw failure;
    } finally {
      // A free place is handed to the next in line, so `running` stays as it is.
      const [next] = line;
      if (next) next.begin();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { load: (): Load => ({ running, waiting: line.size }) });
}
