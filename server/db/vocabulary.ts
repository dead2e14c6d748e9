import { sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Takes away the words, towns and spots that tailors have left behind and no listed one has, by what the database wrote
 * down when they did (see `formerDescriptions`). Waits for whoever saves a profile at this moment.
 * @throws what the database says (55P03) where that takes longer than a second: the next time does it
 */
export async function sweepVocabulary(db: Database): Promise<void> {
  await db.execute(sql`select sweep_vocabulary()`);
}
