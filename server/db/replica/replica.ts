import { setMaxListeners } from 'node:events';
import type pg from 'pg';
import type { Logger } from 'pino';
import {
  databaseOn,
  jobLimits,
  openDatabase,
  type OpenDatabase,
  type PooledDatabase,
  type PoolOptions,
} from '../client';
import { lagMeter } from './replica-lag';
import { retryingReads } from '../retry-reads';

interface ReplicaOptions extends Omit<PoolOptions, 'limits'> {
  url: string;
  /** The primary that the replica follows: its URL, and the pool that serves as a fallback. */
  primary: Pick<OpenDatabase, 'pool'> & { url: string };
  log: Logger;
}

/** A read-only database. The caller of `openReplica` must stop it. */
export interface Replica {
  db: PooledDatabase;
  stop: () => Promise<void>;
}

/** Longest lag at which the replica is used. Visitors may see data that is a few seconds old. */
const maxLagMs = 5_000;
/** Interval between two measurements of the lag, in milliseconds. */
const everyMs = 300;
/** Sitemaps read many rows. The measurements detect a replica that hangs, so that the query timeout can be longer. */
const replicaLimits = { ...jobLimits, waitMs: 500 };

/**
 * Reads from a replica while it answers and its lag is small, else from the primary. A replica that stops answering is detected
 * within a second, and its pending queries are repeated on the primary.
 */
export async function openReplica({ url, primary, log, ...options }: ReplicaOptions): Promise<Replica> {
  const { pool } = openDatabase(url, { ...options, limits: replicaLimits });
  const fallback = retryingReads(primary.pool);
  const meter = lagMeter({ replica: url, primary: primary.url });
  let outage = newOutage();
  outage.abort();

  const measure = async () => {
    const lag = await meter.measure();
    const usable = lag <= maxLagMs;
    if (usable !== outage.signal.aborted) return;
    log.warn({ lagMs: Number.isFinite(lag) ? lag : undefined }, usable ? 'replica in use' : 'replica not in use');
    if (usable) outage = newOutage();
    else outage.abort();
  };
  await measure();
  let measuring: Promise<void> | undefined;
  const timer = setInterval(() => {
    measuring ??= measure().finally(() => (measuring = undefined));
  }, everyMs).unref();

  const query = async (statement: pg.QueryConfig, values?: unknown[]) => {
    const { signal } = outage;
    if (signal.aborted) return fallback.query(statement, values);
    try {
      return await rejectOnAbort(signal, pool.query(statement, values));
    } catch (error) {
      if (isTooSlow(error)) throw error;
      return fallback.query(statement, values);
    }
  };

  return {
    db: databaseOn({ query: query as pg.Pool['query'] }),
    stop: async () => {
      clearInterval(timer);
      outage.abort();
      await measuring;
      await meter.stop();
      await pool.end();
    },
  };
}

/** Makes a controller without a limit of listeners: every pending query adds one. */
function newOutage(): AbortController {
  const outage = new AbortController();
  setMaxListeners(0, outage.signal);
  return outage;
}

/** Resolves or rejects as `work` does, but rejects at once when `signal` aborts. */
function rejectOnAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** Whether a statement or lock timeout expired. The primary has the same rows and locks, so a second try would take as long. */
function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['57014', '55P03'].includes(String(error.code));
}
