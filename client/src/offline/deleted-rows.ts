import type { SyncedTable } from '@shared/changes/synced-tables';
import type { Entry, KeptRow } from '../lib/offline-state';
import type { WithDatabase } from './db';
import { idsOf } from './written-calls';

export type DeletedRow = KeptRow & { table: SyncedTable };

/** The key of a deleted row in the store 'meta'. The mirror puts it there when the row leaves its table. */
export const deletedKey = (id: string): string => `deleted:${id}`;

const deletedKeys = () => IDBKeyRange.bound(deletedKey(''), deletedKey('\uffff'));

/** Keeps rows that another device deleted while changes of them wait here. */
export function deletedRows(run: WithDatabase) {
  /** All rows that were deleted since this page was opened: a form that shows one of them can still be saved. */
  const seen = new Map<string, DeletedRow>();

  // In one transaction: another tab may read deletions and write changes at the same time.
  const keepNeeded = (): Promise<void> =>
    run(async (db) => {
      const tx = db.transaction(['meta', 'outbox'], 'readwrite');
      const meta = tx.objectStore('meta');
      for (const row of (await meta.getAll(deletedKeys())) as DeletedRow[]) seen.set(row.id, row);
      if (seen.size > 0) {
        const needed = neededOf([...seen.values()], (await tx.objectStore('outbox').getAll()) as Entry[]);
        await meta.delete(deletedKeys());
        for (const row of needed) await meta.put(row, deletedKey(row.id));
      }
      await tx.done;
    });

  return {
    /** Keeps the rows that unsent changes need, and removes the others from the device. */
    keepNeeded,
    forgetAll: async () => {
      seen.clear();
      await run((db) => db.delete('meta', deletedKeys()));
    },
    /** All rows that were deleted since this page was opened, and those that are kept, by their ids. */
    all: async (): Promise<ReadonlyMap<string, DeletedRow>> => {
      // Another tab may have read the deletion.
      await keepNeeded();
      return seen;
    },
  };
}

export type DeletedRows = ReturnType<typeof deletedRows>;

/** Returns the rows to which changes refer, with all rows that belong to the same clients and orders. */
function neededOf(rows: readonly DeletedRow[], entries: readonly Entry[]): DeletedRow[] {
  const needed = new Set(entries.flatMap(idsOf));
  const related = ({ id, customerId, orderId }: DeletedRow) =>
    [id, customerId, orderId].filter((each) => typeof each === 'string');
  const isNeeded = (row: DeletedRow) => related(row).some((id) => needed.has(id));
  for (let before = -1; before < needed.size;) {
    before = needed.size;
    for (const id of rows.filter(isNeeded).flatMap(related)) needed.add(id);
  }
  return rows.filter(isNeeded);
}
