import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long each database may take to report its WAL position, in milliseconds. */
const answerMs = 700;
/** Number of past positions of the primary that are kept. */
const marksKept = 100;

/** The WAL position of the primary, in bytes, at a time. */
interface Mark {
  at: number;
  position: number;
}

/**
 * Measures the lag of a replica in milliseconds: the time since the primary was at the replica's current WAL position. This
 * does not depend on the databases' clocks or on writes, and it detects a replica that has lost the primary. Returns Infinity
 * if the replica does not answer or is no longer a standby, and 0 while the primary does not answer.
 */
export function lagMeter(urls: { primary: string; replica: string }) {
  const primary = probe(urls.primary);
  let replica = probe(urls.replica);
  let marks: Mark[] = [];

  return {
    measure: async (): Promise<number> => {
      const at = Date.now();
      const [newest, reached] = await Promise.all([ask(primary, newestPosition), ask(replica, reachedPosition)]);
      if (reached === undefined) return Infinity;
      if (newest === undefined) return 0;
      if (reached === null) return Infinity;
      marks = [{ at, position: newest ?? Infinity }, ...marks].slice(0, marksKept);
      const passed = marks.findIndex(({ position }) => position <= reached);
      return passed === 0 ? 0 : at - (marks[passed]?.at ?? -Infinity);
    },
    /** Opens a new connection for later measurements. An old connection can still work when the replica accepts no new ones. */
    reconnect: (): void => {
      void replica.end();
      replica = probe(urls.replica);
    },
    stop: () => Promise.all([primary.end(), replica.end()]),
  };
}

const newestPosition = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`;
const reachedPosition = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`;

/** Makes a pool with one separate connection, so that busy connections of the application do not affect the measurement. */
function probe(connectionString: string): pg.Pool {
  const limits = { max: 1, connectionTimeoutMillis: answerMs, query_timeout: 2 * answerMs };
  const pool = new pg.Pool({ connectionString, ...limits });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Returns the position, null if the replica is no standby, and undefined if there is no answer in time. */
async function ask(pool: pg.Pool, question: string): Promise<number | null | undefined> {
  const asked = pool.query<{ position: number | null }>(question).catch(() => undefined);
  const answer = await Promise.race([asked, timeout()]);
  return answer?.rows[0]?.position;
}

/** Waits `answerMs`, then one more turn of the event loop: after a stall, answers that have arrived are read first. */
async function timeout(): Promise<undefined> {
  await sleep(answerMs, undefined, { ref: false });
  await nextTurn();
}
