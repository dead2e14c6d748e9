import { syncedTables, type SyncedTable } from '@shared/changes/synced-tables';
import type { Changes, LeftOutRow } from '@shared/changes/contract';
import type { KeptRow } from '../lib/offline-state';
import { type Database, type ParentField, type WithDatabase, writing } from './db';
import { nounOf } from './nouns/nouns';

/** Rows per slice of a transaction: writing one takes less than 50 ms on a slow phone. */
const sliceRows = 100;

/** What the device knows of the feed of changes. */
export interface FeedState {
  cursor?: string;
  /** Whether all rows have been read once. */
  isComplete: boolean;
  /**
   * The pages that were read of everything again, after the server could no longer say what has changed. Until the last one, the copy
   * keeps the rows that it has.
   */
  pagesAgain?: number;
  /** When the feed was last read to its end, by the clock of the device, to be shown; in milliseconds since 1970. */
  updatedAt?: number;
  /** The same by the server's clock. */
  readAt?: number;
  /** Rows that the server cannot answer. */
  leftOut?: LeftOutRow[];
}

const start: FeedState = { isComplete: false };

/** Returns what the screens show of it. */
export const shownOf = ({ updatedAt, leftOut }: FeedState) => ({ updatedAt, leftOut });

/** When a page was read, by both clocks, in milliseconds since 1970. */
interface Times {
  deviceMs: number;
  serverMs: number;
}

/** The ids that a page of reading everything again has named are in the store 'meta' under these keys. */
const namedKey = (page: number) => `named:${String(page).padStart(6, '0')}`;
const namedKeys = () => IDBKeyRange.bound('named:', 'named:\uffff');

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
    /** Returns the rows that belong to a row. */
    ofParent: (table: SyncedTable, parentId: string) =>
      run((db) => db.getAllFromIndex(table, nounOf(table).parent?.field as ParentField, parentId)),
    count: (table: SyncedTable) => run((db) => db.count(table)),
    /**
     * Writes a page of the feed and its cursor in one transaction. Returns the tables in which a row is not the one that was there. A row
     * that another device has deleted moves to the deleted ones. Returns undefined, and writes nothing, if the copy is not at `since` any
     * more, with which the page was asked for: another tab may have cleared it, and the rows of earlier pages would be missing.
     */
    apply: (
      { rows, deleted, cursor, more, leftOut = [] }: Changes,
      { since, deviceMs, serverMs }: Times & { since: string | undefined },
    ) =>
      run(async (db) => {
        const tx = begin(db);
        const before = ((await tx.objectStore('meta').get('feed')) as FeedState | undefined) ?? start;
        if (before.cursor !== since) return undefined;
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
        const gone = deleted.map(({ table, id }) => [table, id] as const);
        const { pagesAgain } = before;
        if (pagesAgain !== undefined) {
          await tx.objectStore('meta').put([...idsOf(rows), ...leftOut.map(({ id }) => id)], namedKey(pagesAgain));
          if (!more) gone.push(...(await unnamed(tx)));
        }
        for (const [table, id] of gone) if (await leave(tx, table, id, deviceMs)) changed.add(table);
        const isKnown = new Set([...idsOf(rows), ...[...deleted, ...leftOut].map(({ id }) => id)]);
        const state = {
          leftOut: [...(before.leftOut ?? []).filter(({ id }) => !isKnown.has(id)), ...leftOut],
          ...{ cursor, isComplete: before.isComplete || !more },
          ...(more
            ? { updatedAt: before.updatedAt, readAt: before.readAt }
            : { updatedAt: deviceMs, readAt: serverMs }),
          ...(more && pagesAgain !== undefined && { pagesAgain: pagesAgain + 1 }),
        };
        await tx.objectStore('meta').put(state satisfies FeedState, 'feed');
        await tx.done;
        return changed;
      }),
    /** Writes rows that the server has answered. */
    put: (rows: readonly [SyncedTable, KeptRow][]) =>
      run(async (db) => {
        const tx = begin(db);
        await Promise.all(rows.map(([table, row]) => tx.objectStore(table).put(row)));
        const { pagesAgain } = ((await tx.objectStore('meta').get('feed')) as FeedState | undefined) ?? start;
        // A page that was read before does not name them.
        if (pagesAgain !== undefined) {
          const ids = rows.map(([, { id }]) => id);
          await tx.objectStore('meta').put(ids, `${namedKey(pagesAgain)} saved ${String(ids[0])}`);
        }
        await tx.done;
      }),
    /** Begins to read everything again. The rows stay until all pages are here; then those that no page has named leave. */
    readAgain: () =>
      run(async (db) => {
        const tx = begin(db);
        const { cursor: _, ...before } = ((await tx.objectStore('meta').get('feed')) as FeedState | undefined) ?? start;
        await tx.objectStore('meta').delete(namedKeys());
        await tx.objectStore('meta').put({ ...before, pagesAgain: 0 } satisfies FeedState, 'feed');
        await tx.done;
      }),
    /** Removes all rows and the cursor: the feed is read from its beginning. */
    clear: () =>
      run(async (db) => {
        const tx = begin(db);
        await Promise.all(syncedTables.map((name) => tx.objectStore(name).clear()));
        await tx.objectStore('meta').delete(namedKeys());
        await tx.objectStore('meta').delete('feed');
        await tx.done;
      }),
  };
}

export type Mirror = ReturnType<typeof mirrorOn>;

const begin = (db: Database) => writing(db, [...syncedTables, 'deleted', 'meta']);

const idsOf = (rows: Changes['rows']): string[] =>
  syncedTables.flatMap((table) => (rows[table] as { id: string }[]).map(({ id }) => id));

type Writing = ReturnType<typeof begin>;

/** Returns the rows of the copy that no page has named, and forgets what they named. */
async function unnamed(tx: Writing): Promise<(readonly [SyncedTable, string])[]> {
  const named = new Set(((await tx.objectStore('meta').getAll(namedKeys())) as string[][]).flat());
  await tx.objectStore('meta').delete(namedKeys());
  const left: (readonly [SyncedTable, string])[] = [];
  for (const table of syncedTables) {
    for (const id of await tx.objectStore(table).getAllKeys()) if (!named.has(id)) left.push([table, id]);
  }
  return left;
}

/** Moves a row to the deleted ones. Returns whether it was there. */
async function leave(tx: Writing, table: SyncedTable, id: string, now: number): Promise<boolean> {
  const row = await tx.objectStore(table).get(id);
  if (!row) return false;
  await tx.objectStore('deleted').put({ ...row, table, leftAt: now });
  await tx.objectStore(table).delete(id);
  return true;
}
