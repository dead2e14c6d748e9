import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** How long either database may take to say where it is, in milliseconds. */
const patienceMs = 700;
/** Further back, nobody has to know where the primary was. */
const marksKept = 100;

/** Where the primary was at a moment: bytes of its log. */
interface Mark {
  at: number;
  position: number;
}

/**
 * Measures how far a replica is behind, in milliseconds: by when the primary was where the replica is now, so that clocks do
 * not matter, nor whether anybody writes, and a replica that has lost the primary is found out. Infinity for one that does not
 * answer, or follows nobody any more. While the primary is away, nothing newer can be known of: 0.
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
    /** Measures over a new connection from now on: one that is there already may live on where no other is let in. */
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

/** One connection of its own: that all others are busy says nothing. */
function probe(connectionString: string): pg.Pool {
  const limits = { max: 1, connectionTimeoutMillis: patienceMs, query_timeout: 2 * patienceMs };
  const pool = new pg.Pool({ connectionString, ...limits });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Undefined where there is no answer. */
async function ask(pool: pg.Pool, question: string): Promise<number | null | undefined> {
  const asked = pool.query<{ position: number | null }>(question).catch(() => undefined);
  const answer = await Promise.race([asked, timeIsOver()]);
  return answer?.rows[0]?.position;
}

/** A process that stood still reads first what has come meanwhile. */
async function timeIsOver(): Promise<undefined> {
  await sleep(patienceMs, undefined, { ref: false });
  await nextTurn();
}
