import { setMaxListeners } from 'node:events';
import type pg from 'pg';
import type { Logger } from 'pino';
import { databaseOn, openDatabase, type OpenDatabase, type PooledDatabase, type PoolOptions } from './client';
import { isConnectTimeout } from './errors';
import { withSecondPatience } from './patience';
import { lagMeter } from './replica-lag';

interface ReplicaOptions extends PoolOptions {
  url: string;
  /** The database that the replica follows: the pool that answers in its place, and where it is. */
  primary: Pick<OpenDatabase, 'pool'> & { url: string };
  log: Logger;
  /** Further behind, its answers are too old; visitors are shown what was true a few seconds ago anyway. */
  lagAtMostMs?: number;
}

/** A database that is only read, and whoever opened it stops it. */
export interface Replica {
  db: PooledDatabase;
  stop: () => Promise<void>;
}

/** How often it is asked how far it is, in milliseconds. */
const everyMs = 300;

/**
 * Reads from a replica as long as it answers and is not far behind, and from the primary otherwise. A replica that hangs
 * is noticed within a second, and whoever waits for it then is answered by the primary as well. Where a connection to it does
 * not come in time, it is measured over a new one: that tells a replica that takes no newcomers from one that is busy.
 */
export async function openReplica({
  url,
  primary,
  log,
  lagAtMostMs = 5_000,
  ...options
}: ReplicaOptions): Promise<Replica> {
  const { pool } = openDatabase(url, options);
  const meter = lagMeter({ replica: url, primary: primary.url });
  let isDoubted = false;
  let lost = newLoss();
  lost.abort();

  const measure = async () => {
    if (isDoubted) meter.reconnect();
    isDoubted = false;
    const lag = await meter.measure();
    const usable = lag <= lagAtMostMs;
    if (usable !== lost.signal.aborted) return;
    log.warn({ lagMs: Number.isFinite(lag) ? lag : undefined }, usable ? 'replica in use' : 'replica left alone');
    if (usable) lost = newLoss();
    else lost.abort();
  };
  await measure();
  let measuring: Promise<void> | undefined;
  const timer = setInterval(() => {
    measuring ??= measure().finally(() => (measuring = undefined));
  }, everyMs).unref();

  const query = async (asked: pg.QueryConfig, values?: unknown[]) => {
    const { signal } = lost;
    const askPrimary = () => withSecondPatience(() => primary.pool.query(asked, values));
    if (signal.aborted) return askPrimary();
    try {
      return await unless(signal, pool.query(asked, values));
    } catch (error) {
      if (isTooSlow(error)) throw error;
      if (isConnectTimeout(error)) isDoubted = true;
      return askPrimary();
    }
  };

  return {
    db: databaseOn({ query: query as pg.Pool['query'] }),
    stop: async () => {
      clearInterval(timer);
      lost.abort();
      await measuring;
      await meter.stop();
      await pool.end();
    },
  };
}

/** Everybody who waits for an answer listens to it. */
function newLoss(): AbortController {
  const loss = new AbortController();
  setMaxListeners(0, loss.signal);
  return loss;
}

/** What comes of the work, unless it is lost first. */
function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** The primary would take as long: it has the same rows, and the same locks. */
function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['57014', '55P03'].includes(String(error.code));
}
