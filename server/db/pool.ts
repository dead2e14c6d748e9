import { AsyncLocalStorage } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import pg from 'pg';

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** How long one request may wait for connections, in milliseconds. All its statements share this time. */
const requestMs = 800;

/** Each wait consists of this many timers, one after another. */
const stepsPerWait = 4;

const requests = new AsyncLocalStorage<{ leftMs: number }>();

/** Runs a request with a limit for all its waits together, in milliseconds. */
export function withRequestBudget<T>(work: () => T, waitMs = requestMs): T {
  return requests.run({ leftMs: waitMs }, work);
}

/** Runs `work` outside of the request: only the pool's own limit applies to each wait. */
export function withoutRequestBudget<T>(work: () => T): T {
  return requests.exit(work);
}

/**
 * A pool whose callers wait for a connection for at most `waitMs`. The driver has one time limit for the wait and for opening a
 * connection. On a busy machine opening takes longer than a request may wait, and a connection that opens late is kept for
 * the next caller. A blocked event loop shortens the wait by at most one of its steps.
 * @throws Error 'timeout exceeded when trying to connect' from `connect` and `query`, as the driver does
 */
export class LimitedWaitPool extends pg.Pool {
  constructor(
    config: pg.PoolConfig,
    private readonly waitMs: number,
  ) {
    super(config);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const connecting = this.idleCount > this.waitingCount ? super.connect() : this.connectInTime();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  private connectInTime(): Promise<pg.PoolClient> {
    const request = requests.getStore();
    const waitMs = Math.min(this.waitMs, request?.leftMs ?? Infinity);
    return new Promise((resolve, reject) => {
      let hasTimedOut = false;
      const limit = limitWait(waitMs, () => {
        hasTimedOut = true;
        if (request) request.leftMs -= waitMs;
        reject(new Error('timeout exceeded when trying to connect'));
      });
      super
        .connect()
        .finally(limit.stop)
        .then((client) => {
          if (hasTimedOut) return client.release();
          if (request) request.leftMs = Math.max(0, request.leftMs - limit.usedMs());
          resolve(client);
        })
        .catch(reject);
    });
  }
}

/**
 * Calls `expire` after `waitMs`, measured in steps. A timer that is late, because the event loop was blocked, uses up one step,
 * and the next step leaves time to read what the database has answered meanwhile.
 */
function limitWait(waitMs: number, expire: () => void) {
  const stepMs = waitMs / stepsPerWait;
  let steps = 0;
  let began = 0;
  let timer: NodeJS.Timeout;
  const next = () => {
    if (steps === stepsPerWait) return expire();
    steps += 1;
    began = performance.now();
    timer = setTimeout(next, stepMs);
  };
  next();
  return {
    stop: () => clearTimeout(timer),
    /** Returns how much of the wait has passed. */
    usedMs: () => (steps - 1) * stepMs + Math.min(performance.now() - began, stepMs),
  };
}
