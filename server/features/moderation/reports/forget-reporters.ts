import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { cases, reports } from '../tables';

/** How long the address of a reporter is kept after the case was closed. The privacy page names it. */
const keptDays = 180;

/** Deletes the e-mail addresses of reporters whose cases were closed long ago. The reports stay. */
export async function forgetReporters(db: Database): Promise<void> {
  await db.execute(sql`
    update ${reports} set email = null from ${cases}
    where ${cases.id} = case_id and email is not null
      and ${cases.closedAt} < now() - make_interval(days => ${keptDays})`);
}
