import type { Pool } from 'pg';
import type { Step } from './recording';

/** What the app asks of the database for each address. */
export type StepsByPath = Record<string, Step[]>;

/** Sends what the app has sent, at the same time what it sent at the same time. Answers the rows of each statement. */
export async function runSteps(pool: Pool, steps: readonly Step[]): Promise<unknown[][]> {
  const rows = [];
  for (const step of steps) {
    const results = await Promise.all(step.map((statement) => pool.query(statement)));
    rows.push(...results.map((result) => result.rows));
  }
  return rows;
}
