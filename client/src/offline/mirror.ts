import { syncedTables, type SyncedTable } from '@shared/changes/synced-tables';
import type { Changes } from '@shared/changes/contract';
import type { KeptRow } from '../lib/offline-state';
import type { WithDatabase } from './db';
import { deletedKey, type DeletedRow } from './deleted-rows';

/** Rows per slice of a transaction: writing one takes less than 50 ms on a slow phone. */
const sliceRows = 100;

/** What the device knows of the feed of changes. */
export interface FeedState {
  cursor?: string;
  /** Whether all rows have been read once. */
  isComplete: boolean;
  /** When the feed was last read to its end, in milliseconds since 1970. */
  updatedAt?: number;
}

const start: FeedState = { isComplete: false };

/** Returns the copy of the tailor's rows on this device: what the server has confirmed. */
export function mirrorOn(run: WithDatabase) {
  const feed = () => run(async (db) => ((await db.get('meta', 'feed')) as FeedState | undefined) ?? start);
  return {
    feed,
    get: (table: SyncedTable, id: string) => run((db) => db.get(table, id)),
    all: (table: SyncedTable) => run((db) => db.getAll(table)),
    /** Yields all rows of a table in parts, so that reading many does not block the page. */
    parts: async function* (table: SyncedTable) {
      let after: IDBKeyRange | undefined;
      for (;;) {
        const rows = await run((db) => db.getAll(table, after, 1_000));
        yield rows;
        const last = rows.at(-1);
        if (!last || rows.length < 1_000) return;
        after = IDBKeyRange.lowerBound(last.id, true);
      }
    },
    recordsOf: (customerId: string) => run((db) => db.getAllFromIndex('measurements', 'customerId', customerId)),
    ordersOf: (customerId: string) => run((db) => db.getAllFromIndex('orders', 'customerId', customerId)),
    paymentsOf: (orderId: string) => run((db) => db.getAllFromIndex('payments', 'orderId', orderId)),
    count: (table: SyncedTable) => run((db) => db.count(table)),
    /**
     * Writes a page of the feed and its cursor in one transaction. Returns the tables in which a row is not the one that was there. A row
     * that another device has deleted is stored under its `deletedKey`.
     */
    apply: ({ rows, deleted, cursor, more }: Changes, now: number) =>
      run(async (db) => {
        const tx = db.transaction([...syncedTables, 'meta'], 'readwrite');
        const before = ((await tx.objectStore('meta').get('feed')) as FeedState | undefined) ?? start;
        const changed = new Set<SyncedTable>();
        for (const table of syncedTables) {
          const store = tx.objectStore(table);
          for (let at = 0; at < rows[table].length; at += sliceRows) {
            const put = async (row: KeptRow) => {
              const known = before.isComplete ? await store.get(row.id) : undefined;
              if (known?.updatedAt !== row.updatedAt) changed.add(table);
              await store.put(row);
            };
            await Promise.all(rows[table].slice(at, at + sliceRows).map((row) => put(row as unknown as KeptRow)));
          }
        }
        for (const { table, id } of deleted) {
          const row = await tx.objectStore(table).get(id);
          if (!row) continue;
          changed.add(table);
          await tx.objectStore('meta').put({ ...row, table } satisfies DeletedRow, deletedKey(id));
          await tx.objectStore(table).delete(id);
        }
        const state = { cursor, isComplete: before.isComplete || !more, updatedAt: more ? before.updatedAt : now };
        await tx.objectStore('meta').put(state satisfies FeedState, 'feed');
        await tx.done;
        return changed;
      }),
    /** Writes rows that the server has answered. */
    put: (rows: readonly [SyncedTable, KeptRow][]) =>
      run(async (db) => {
        const tx = db.transaction(syncedTables, 'readwrite');
        await Promise.all(rows.map(([table, row]) => tx.objectStore(table).put(row)));
        await tx.done;
      }),
    /** Removes all rows and the cursor: the feed is read from its beginning. */
    clear: () =>
      run(async (db) => {
        const tx = db.transaction([...syncedTables, 'meta'], 'readwrite');
        await Promise.all(syncedTables.map((name) => tx.objectStore(name).clear()));
        await tx.objectStore('meta').delete('feed');
        await tx.done;
      }),
  };
}

export type Mirror = ReturnType<typeof mirrorOn>;
