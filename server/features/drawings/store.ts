import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { drawings } from './tables';
import type { StoreDeps } from '../../deps';

/** Returns the drawings in the store, by the hash of what they show. */
export function drawingStore({ db, storage }: Pick<StoreDeps, 'db' | 'storage'>) {
  return {
    read: (version: string) => storage.readDrawing(version),
    /** Keeps a drawing of a tailor's page until the sweeper removes it. */
    keep: async (tailorId: string, version: string, file: Buffer): Promise<void> => {
      const again = { tailorId, keptAt: sql`now()` };
      await db
        .insert(drawings)
        .values({ version, tailorId })
        .onConflictDoUpdate({ target: drawings.version, set: again });
      await storage.keepDrawing(version, file);
    },
  };
}

/** How long a drawing is kept. It can be drawn again at any time. */
const keptHours = 24;
/** After this time no call of the store that writes the file is running any more. */
const finalMinutes = 5;
const batchSize = 500;

const isOld = lt(drawings.keptAt, sql`now() - make_interval(hours => ${keptHours})`);
const isUnwanted = or(isNull(drawings.tailorId), isOld);
const isFinal = lt(drawings.keptAt, sql`now() - make_interval(mins => ${finalMinutes})`);

/**
 * Removes the drawings of deleted tailors, and those of a day ago, because what they show may be changed, hidden or deleted. (An
 * outdated drawing is never served: its version is a hash of what it shows.) The row is deleted last, and a little later if the file may
 * still be written.
 */
export async function sweepDrawings(
  { db, storage }: Pick<StoreDeps, 'db' | 'storage'>,
  signal?: AbortSignal,
): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const batch = await db
      .select({ version: drawings.version })
      .from(drawings)
      .where(and(isUnwanted, gt(drawings.version, last)))
      .orderBy(asc(drawings.version))
      .limit(batchSize);
    for (const { version } of batch) {
      if (signal?.aborted) return;
      await storage.removeDrawing(version);
      await db.delete(drawings).where(and(eq(drawings.version, version), isUnwanted, isFinal));
    }
    last = batch.at(-1)?.version;
  }
}
