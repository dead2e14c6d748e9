import pg from 'pg';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/**
 * A pool whose callers wait for a connection for at most `waitMs`. The driver has one time limit for the wait and for opening a
 * connection. On a busy machine opening takes longer than a request may wait, and a connection that opens late is kept for
 * the next caller. @throws Error 'timeout exceeded when trying to connect' from `connect` and `query`, as the driver does
 */
export class LimitedWaitPool extends pg.Pool {
  constructor(
    config: pg.PoolConfig,
    private readonly waitMs: number,
  ) {
    super(config);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const connecting = this.connectInTime();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  private connectInTime(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.waitMs);
      super
        .connect()
        .then((client) => (isLate ? client.release() : resolve(client)), reject)
        .finally(() => clearTimeout(timer));
    });
  }
}
