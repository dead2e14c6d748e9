import { newRowId } from '../lib/api/row-id';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { syncedTables, type SyncedTable } from '@shared/changes/synced-tables';
import type { Entry, KeptRow } from '../lib/offline-state';
import type { Noun } from './nouns/noun';
import { nounOf } from './nouns/nouns';

/** A row that another device has deleted, or that left with the whole copy while entries needed it. */
export type DeletedRow = KeptRow & {
  table: SyncedTable;
  /** When it left the copy, in milliseconds since 1970. */
  leftAt: number;
  /** The id under which it was added again. */
  cameBackAs?: string;
};

/** The column by which the rows of a table are found that belong to a row. */
export type ParentField = NonNullable<Noun['parent']>['field'];

type Tables = Record<SyncedTable, { key: string; value: KeptRow; indexes: Record<ParentField, string> }>;

interface Schema extends DBSchema, Tables {
  /** Rows that left the copy, for a while. */
  deleted: { key: string; value: DeletedRow };
  /** Entries by their number, which the database gives. */
  outbox: { key: number; value: Omit<Entry, 'number'> & { number?: number } };
  /** The last answers of calls that are no rows, by address. */
  answers: { key: string; value: unknown };
  meta: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;

/** Raise it with each new store: a device that has a book then gets the store, and keeps what it has. */
const version = 2;

/** The database of a user's book on this device. */
export const nameOf = (userId: string): string => `seamfolk-${userId}`;

/** The id of this database in the store 'meta': another one after the browser has cleared its storage. */
const madeKey = 'made';

/**
 * Opens the database of a user's book. Returns the function that runs work on it. The connection is opened again after the browser
 * has closed it, as Safari does in a tab in the background.
 * @param onCleared called with a new, empty database that is there in place of the one that was open, before other work on it
 * @throws DOMException if the browser has no storage for it, or if a page of a newer release has opened it (VersionError)
 */
export async function openDatabase(userId: string, onCleared?: (db: Database) => Promise<void>) {
  const connect = () =>
    openDB<Schema>(nameOf(userId), version, {
      upgrade: async (db, earlier, _version, tx) => {
        addStores(db);
        if (earlier === 1) await moveDeleted(tx);
        await tx.objectStore('meta').put(newRowId(), madeKey);
      },
      // Another tab deletes the database, for example at a logout, or is of a newer release.
      blocking: () => void connection?.close(),
      terminated: () => (connection = undefined),
    });
  let connection: Database | undefined;
  let made: unknown;
  let opening: Promise<Database> | undefined;
  const open = () => (opening ??= openAgain().finally(() => (opening = undefined)));
  const openAgain = async () => {
    const db = await connect();
    const before = made;
    made = await db.get('meta', madeKey);
    if (before !== undefined && made !== undefined && made !== before) await onCleared?.(db);
    return (connection = db);
  };
  await open();
  return async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    try {
      return await work(connection ?? (await open()));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      return work(await open());
    }
  };
}

/** Makes the stores that the database does not have yet: all of them, or those of releases after the one that made it. */
function addStores(db: Database): void {
  for (const table of syncedTables) {
    if (db.objectStoreNames.contains(table)) continue;
    const store = db.createObjectStore(table, { keyPath: 'id' });
    const { parent } = nounOf(table);
    if (parent) store.createIndex(parent.field, parent.field);
  }
  if (!db.objectStoreNames.contains('deleted')) db.createObjectStore('deleted', { keyPath: 'id' });
  if (!db.objectStoreNames.contains('outbox')) {
    db.createObjectStore('outbox', { keyPath: 'number', autoIncrement: true });
  }
  for (const name of ['answers', 'meta'] as const) {
    if (!db.objectStoreNames.contains(name)) db.createObjectStore(name);
  }
}

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** The first version had the deleted rows in the store 'meta'. */
async function moveDeleted(tx: Upgrade): Promise<void> {
  const keys = IDBKeyRange.bound('deleted:', 'deleted:\uffff');
  for (const row of (await tx.objectStore('meta').getAll(keys)) as DeletedRow[]) {
    await tx.objectStore('deleted').put({ ...row, leftAt: Date.now() });
  }
  await tx.objectStore('meta').delete(keys);
}

/**
 * Begins a transaction that writes some stores. Where the browser aborts it, as when the site's storage is cleared, the request that runs
 * rejects; `done` does not reject for a second time, where nothing waits for it.
 */
export function writing<const Names extends readonly StoreNames<Schema>[]>(db: Database, names: Names) {
  const tx = db.transaction(names, 'readwrite');
  tx.done.catch(() => undefined);
  return tx;
}

/** Removes everything from the database. */
export async function emptyStores(db: Database): Promise<void> {
  const tx = writing(db, [...db.objectStoreNames]);
  for (const name of db.objectStoreNames) await tx.objectStore(name).clear();
  await tx.done;
}

export type WithDatabase = Awaited<ReturnType<typeof openDatabase>>;
