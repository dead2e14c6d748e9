import type { Pool } from 'pg';
import type { Step } from './recording';

/** The app's statements for each path. */
export type StepsByPath = Record<string, Step[]>;

/** Runs recorded statements, those of one step at the same time. Returns the rows of each statement. */
export async function runSteps(pool: Pool, steps: readonly Step[]): Promise<unknown[][]> {
  const rows = [];
  for (const step of steps) {
    const results = await Promise.all(step.map((statement) => pool.query(statement)));
    rows.push(...results.map((result) => result.rows));
  }
  return rows;
}
