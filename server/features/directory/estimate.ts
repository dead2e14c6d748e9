import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { tailors } from '../tailor/tables';
import type { AnyOf } from './filters';

interface PlanRow extends Record<string, unknown> {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }];
}

/** Returns the planner's estimate of how many listed tailors have one tag of each list. Reads no row. */
export async function estimateOf(db: Database, tags: readonly AnyOf[]): Promise<number> {
  const conditions = tags.map(
    ({ kind, values }) => sql`tags && tags(${kind}::text, ${sql.param([...values])}::text[])`,
  );
  const { rows } = await db.execute<PlanRow>(
    sql`explain (format json) select from ${tailors} where ${sql.join([sql`is_active`, ...conditions], sql` and `)}`,
  );
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? Infinity;
}
