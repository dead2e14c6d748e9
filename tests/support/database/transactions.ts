import { expect } from 'vitest';
import type { TestDatabase } from './database';

/** Runs a statement on another connection, in a transaction that stays open until `commit`. */
export async function begun({ pool }: TestDatabase, statement: string, ...values: string[]) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(statement, values);
  return {
    commit: async () => {
      await client.query('commit');
      client.release();
    },
  };
}

/**
 * Waits until every transaction that has begun to write has ended, so that the feed of changes has all of them. The databases of other
 * test files count too: transactions are numbered by the whole server.
 */
export async function untilAllEnded({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ newest: string }>('select txid_current() as newest');
  const allEnded = async () => {
    const state = 'select txid_snapshot_xmin(txid_current_snapshot()) > $1 as ended';
    return (await pool.query<{ ended: boolean }>(state, [rows[0]?.newest])).rows[0]?.ended;
  };
  await expect.poll(allEnded, { interval: 10 }).toBe(true);
}

/** Waits until `many` statements of this database wait for locks. */
export async function untilWaiting({ pool }: TestDatabase, many: number): Promise<void> {
  const state = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(state)).rows.length, { interval: 10 }).toBe(many);
}
