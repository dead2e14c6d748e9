import { syncedTables } from '@shared/changes/synced-tables';
import type { Entry } from '../lib/offline-state';
import { type DeletedRow, type WithDatabase, writing } from './db';
import { idsOf } from './entries';
import { nounOf } from './nouns/nouns';

/** How long a deleted row stays on the device, so that a form that shows it can still be saved: a day. */
const keptMs = 24 * 3_600_000;

/** Returns the rows that left the copy. They stay for a day, and as long as an entry needs them: 'Add again' brings them back. */
export function deletedRows(run: WithDatabase) {
  return {
    all: async (): Promise<ReadonlyMap<string, DeletedRow>> =>
      new Map((await run((db) => db.getAll('deleted'))).map((row) => [row.id, row])),
    get: (id: string) => run((db) => db.get('deleted', id)),
    /** Moves the rows of the copy that entries need here, before the copy leaves: another device can delete them meanwhile. */
    takeNeeded: (now: number) =>
      run(async (db) => {
        const tx = writing(db, [...syncedTables, 'deleted', 'outbox']);
        const entries = (await tx.objectStore('outbox').getAll()) as Entry[];
        const rows: DeletedRow[] = [];
        for (const table of entries.length > 0 ? syncedTables : []) {
          rows.push(...(await tx.objectStore(table).getAll()).map((row) => ({ ...row, table, leftAt: now })));
        }
        for (const row of neededOf(rows, entries)) await tx.objectStore('deleted').put(row);
        await tx.done;
      }),
    /** Removes those that are no longer needed. */
    sweep: (now: number) =>
      run(async (db) => {
        // In one transaction: another tab may write an entry that needs one of them.
        const tx = writing(db, ['deleted', 'outbox']);
        const rows = await tx.objectStore('deleted').getAll();
        if (rows.length > 0) {
          const needed = neededOf(rows, (await tx.objectStore('outbox').getAll()) as Entry[]);
          const gone = rows.filter((row) => now - row.leftAt > keptMs && !needed.has(row));
          await Promise.all(gone.map(({ id }) => tx.objectStore('deleted').delete(id)));
        }
        await tx.done;
      }),
  };
}

export type DeletedRows = ReturnType<typeof deletedRows>;

/** Returns the rows to which entries refer, with all rows that belong to the same clients and orders. */
function neededOf(rows: readonly DeletedRow[], entries: readonly Entry[]): ReadonlySet<DeletedRow> {
  const ids = new Set(entries.flatMap(idsOf));
  const related = (row: DeletedRow) => {
    const parentId = row[nounOf(row.table).parent?.field ?? 'id'];
    return [row.id, parentId].filter((each) => typeof each === 'string');
  };
  const isNeeded = (row: DeletedRow) => related(row).some((id) => ids.has(id));
  for (let before = -1; before < ids.size;) {
    before = ids.size;
    for (const id of rows.filter(isNeeded).flatMap(related)) ids.add(id);
  }
  return new Set(rows.filter(isNeeded));
}
