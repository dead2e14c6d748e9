import { sql } from 'drizzle-orm';
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
