import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';

/**
 * Deletes the name words, localities, states and spots of `formerDescriptions` that no listed tailor has. Waits for transactions
 * that save or delete a profile.
 * @throws Error of the database (55P03) if that takes longer than a second; the next sweep tries again
 */
export async function sweepVocabulary(db: Database): Promise<void> {
  await db.execute(sql`select sweep_vocabulary()`);
}
