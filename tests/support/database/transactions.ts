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

/** Waits until `many` statements of this database wait for locks. */
export async function untilWaiting({ pool }: TestDatabase, many: number): Promise<void> {
  const state = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(state)).rows.length, { interval: 10 }).toBe(many);
}
