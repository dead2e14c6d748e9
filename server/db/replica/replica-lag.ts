import pg from 'pg';

/** How long each database may take to accept a connection, and then to report its WAL position, in milliseconds. */
const answerMs = 500;

const newestPosition = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as position`;
/** Null if the server is no standby. */
const reachedPosition = `select case when pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as position`;

/**
 * Measures the lag of a replica in milliseconds: the time that it needs to reach a position in the primary's WAL. This does not
 * depend on the databases' clocks or on writes, and it detects a replica that has lost the primary. Returns Infinity if the
 * replica does not answer or accepts no connection. Else returns 0 while the primary does not answer, and Infinity if the
 * replica is no longer a standby: a replica is promoted before a pooler leads to it as the new primary.
 */
export function lagMeter(urls: { primary: string; replica: string }) {
  const primary = probe(urls.primary);
  const replica = probe(urls.replica);
  /** The position of the primary at a time, which the replica has to reach next. */
  let goal: { at: number; position: number } | undefined;
  let lagMs = Infinity;

  return {
    measure: async (): Promise<number> => {
      const at = Date.now();
      const [newest, reached] = await Promise.all([ask(primary, newestPosition), ask(replica, reachedPosition)]);
      if (reached === undefined) return (lagMs = Infinity);
      if (typeof newest !== 'number') return 0;
      if (reached === null) return (lagMs = Infinity);
      if (reached >= newest) lagMs = 0;
      else if (goal) lagMs = reached >= goal.position ? at - goal.at : Math.max(lagMs, at - goal.at);
      if (!goal || reached >= goal.position) goal = { at, position: newest };
      return lagMs;
    },
    stop: () => Promise.all([primary.end(), replica.end()]),
  };
}

/** Makes a pool that opens a connection for every question, which detects a server that accepts none. */
function probe(connectionString: string): pg.Pool {
  const limits = { max: 1, maxUses: 1, connectionTimeoutMillis: answerMs, query_timeout: answerMs };
  return new pg.Pool({ connectionString, ...limits }).on('error', () => undefined);
}

/** Returns the position, or undefined if there is no answer in time. */
async function ask(pool: pg.Pool, question: string): Promise<number | null | undefined> {
  const answer = await pool.query<{ position: number | null }>(question).catch(() => undefined);
  return answer?.rows[0]?.position;
}
