import { and, eq, getTableName, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Database } from '../../db/client';
import { violatedUnique } from '../../db/errors';
import type { TailorId } from '../../db/owned';
import { ChangedMeanwhile, HttpError } from '../../http/errors';
import type { RunOnce } from '../submissions/store';
import { deletions } from './tables';

/** A table with the id that a device chose for a new row of it; undefined if it chose none. */
type GivenId = readonly [table: PgTable, id: string | undefined];

interface Creation<T> {
  /** The first is that of the row that is answered. */
  ids: readonly [GivenId, ...GivenId[]];
  read: (id: string) => Promise<T | undefined>;
  /** Whether a row has the values of the request, without what the server or the device chose for it. */
  isSame: (row: T) => boolean;
  write: (tx: Database) => Promise<T>;
}

interface Caller {
  db: Database;
  tailorId: TailorId;
  once: RunOnce;
}

/**
 * Creates a row, whose id a device may have chosen before it had a network. The submission is compared first: the same one answers its
 * row. The id of a row that is there, without that submission's key, answers the row if it has the values of the request, also when
 * the key is forgotten. A row with other values is refused: to answer it would call a text saved that is not. A device that was away
 * does not bring back what another one has deleted.
 * @throws HttpError ChangedMeanwhile (412) for the id of a row with other values, 404 `deleted` for that of a deleted row, 409 for
 * that of another tailor's row, and what `once` throws
 */
export async function createGiven<T extends { id: string }>(
  { db, tailorId, once }: Caller,
  { ids, read, isSame, write }: Creation<T>,
): Promise<T> {
  const [[, id]] = ids;
  const findExisting = async () => (id === undefined ? undefined : read(id));
  try {
    return await once(read, async (keep) => {
      const existing = await findExisting();
      if (existing && isSame(existing)) return existing;
      if (existing) throw new ChangedMeanwhile(existing);
      return keep(db, async (tx) => {
        const row = await write(tx);
        // After the insert, which has waited for a request that wrote the same id: no deletion of that row is missed.
        await refuseDeleted(tx, tailorId, ids);
        return row;
      });
    });
  } catch (error) {
    const taken = violatedUnique(error);
    if (!(error instanceof HttpError) && taken === undefined) throw error;
    // The same row may have been written or deleted meanwhile. A key can have been kept by a release that compared requests differently.
    const meanwhile = await findExisting();
    if (meanwhile && isSame(meanwhile)) return meanwhile;
    if (meanwhile) throw isOfOtherRequest(error) ? error : new ChangedMeanwhile(meanwhile);
    await refuseDeleted(db, tailorId, ids);
    const isTaken = ids.some(([table, given]) => given !== undefined && taken === `${getTableName(table)}_pkey`);
    throw isTaken ? new HttpError(409, 'conflict', 'This id is taken') : error;
  }
}

const isOfOtherRequest = (error: unknown) => error instanceof HttpError && error.code === 'key_reused';

async function refuseDeleted(db: Database, tailorId: TailorId, ids: readonly GivenId[]): Promise<void> {
  const known = ids.flatMap(([table, id]) =>
    id === undefined ? [] : and(eq(deletions.tableName, getTableName(table) as SyncedTable), eq(deletions.rowId, id)),
  );
  if (known.length === 0) return;
  const [deleted] = await db
    .select({ id: deletions.rowId })
    .from(deletions)
    .where(and(eq(deletions.tailorId, tailorId), or(...known)));
  if (deleted) throw new HttpError(404, 'deleted', 'This was saved before, and has been deleted since');
}
