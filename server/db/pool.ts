import pg from 'pg';
import { watchDatabase } from './heartbeat';
import { waitWithinBudget } from './request-budget';
import { databaseSockets, type DatabaseSockets } from './sockets';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** How long connections may take to close gracefully, in milliseconds. */
const closeMs = 2_000;

/**
 * A pool that fails early: a request's wait for a connection is limited by its budget (request-budget.ts), and all pending
 * statements fail when the database stops answering (heartbeat.ts).
 */
export class WatchedPool extends pg.Pool {
  private readonly sockets: DatabaseSockets;
  private readonly stopWatching: () => void;

  constructor(config: pg.PoolConfig & { connectionString: string }, onSilence?: (silent: boolean) => void) {
    const sockets = databaseSockets();
    super({ ...config, stream: sockets.make });
    this.sockets = sockets;
    const isBusy = () => this.totalCount > this.idleCount;
    this.stopWatching = watchDatabase({ url: config.connectionString, sockets, isBusy, onChange: onSilence });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (this.idleCount > this.waitingCount) return callback ? super.connect(callback) : super.connect();
    const connecting = waitWithinBudget(
      () => super.connect(),
      (client) => client.release(),
    );
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  /** Waits for connections in use, then closes all. Destroys the sockets after `closeMs` if the database does not answer. */
  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    const ended = this.endAll();
    if (!callback) return ended;
    ended.then(callback, callback);
  }

  private async endAll(): Promise<void> {
    const timer = setTimeout(() => this.sockets.destroyAll(), closeMs);
    await super.end();
    clearTimeout(timer);
    this.stopWatching();
  }
}
