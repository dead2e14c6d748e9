import { expect, vi } from 'vitest';
import type { TestDatabase } from './database';

/** A statement of somebody else's, whose transaction goes on until `commit`. */
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

/** Until so many statements of this database wait for others. */
export async function untilWaiting({ pool }: TestDatabase, many: number): Promise<void> {
  const state = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await pool.query(state)).rows.length).toBe(many), { interval: 10 });
}
