import pg from 'pg';
import { onTestFinished } from 'vitest';

/** Blocks every statement on a table until `release` or the end of the test. */
export async function heldTable(databaseUrl: string, table: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  pool.on('error', () => undefined);
  const holder = await pool.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  let isHeld = true;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    holder.release(true);
    await pool.end();
  };
  onTestFinished(release);
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return {
    /** Returns the number of waiting statements. */
    waiting: async () => (await pool.query<{ n: number }>(`select count(*)::int as n ${waiting}`)).rows[0]?.n ?? 0,
    /** Cancels the waiting statements, as the database does after a timeout. */
    cancelWaiting: () => pool.query(`select pg_cancel_backend(pid) ${waiting}`),
    release,
  };
}
