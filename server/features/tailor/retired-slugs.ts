import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { retiredSlugs } from '../../db/tables';

/** Deletes what is kept of the addresses of deleted pages once another page may take them. */
export async function forgetRetiredSlugs(db: Database): Promise<void> {
  await db.delete(retiredSlugs).where(sql`not slug_is_kept(left_at)`);
}
