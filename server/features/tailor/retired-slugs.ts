import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { retiredSlugs } from './tables';

/** Deletes the hashes of deleted pages' slugs once other pages can take these slugs. */
export async function forgetRetiredSlugs(db: Database): Promise<void> {
  await db.delete(retiredSlugs).where(sql`not slug_is_kept(left_at)`);
}
