import pg from 'pg';
import { watchDatabase } from './heartbeat';
import { waitPatiently } from './patience';
import { databaseSockets, type DatabaseSockets } from './sockets';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** How long connections may take to say good-bye, in milliseconds. */
const goodbyeMs = 2_000;

/**
 * A pool that holds nobody for long: who waits for a connection is told in time that there is none, and when the database
 * falls silent everybody is told.
 */
export class PatientPool extends pg.Pool {
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
    const connecting = waitPatiently(
      () => super.connect(),
      (client) => client.release(),
    );
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  /** Waits for whoever still works; a database that does not answer any more keeps nobody from leaving. */
  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    const ended = this.endAll();
    if (!callback) return ended;
    ended.then(callback, callback);
  }

  private async endAll(): Promise<void> {
    const timer = setTimeout(() => this.sockets.destroyAll(), goodbyeMs);
    await super.end();
    clearTimeout(timer);
    this.stopWatching();
  }
}
