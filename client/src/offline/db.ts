import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { syncedTables } from '@shared/changes/synced-tables';
import type { Entry, KeptRow } from '../lib/offline-state';

interface Schema extends DBSchema {
  customers: { key: string; value: KeptRow };
  sheets: { key: string; value: KeptRow };
  measurements: { key: string; value: KeptRow; indexes: { customerId: string } };
  orders: { key: string; value: KeptRow; indexes: { customerId: string } };
  payments: { key: string; value: KeptRow; indexes: { orderId: string } };
  /** Entries by their number, which the database gives. */
  outbox: { key: number; value: Omit<Entry, 'number'> & { number?: number } };
  /** The last answers of calls that are no rows, by address. */
  answers: { key: string; value: unknown };
  meta: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;

const parents = { measurements: 'customerId', orders: 'customerId', payments: 'orderId' } as const;

/** The database of a user's book on this device. */
export const nameOf = (userId: string): string => `seamfolk-${userId}`;

/**
 * Opens the database of a user's book. Returns the function that runs work on it. The connection is opened again after the browser
 * has closed it, as Safari does in a tab in the background.
 * @throws DOMException if the browser has no storage for it
 */
export async function openDatabase(userId: string) {
  const open = () =>
    openDB<Schema>(nameOf(userId), 1, {
      upgrade: (db) => {
        for (const table of syncedTables) {
          const store = db.createObjectStore(table, { keyPath: 'id' });
          if (table in parents) {
            const parent = parents[table as keyof typeof parents];
            // The schema's types know each store's own index.
            (store as unknown as IDBObjectStore).createIndex(parent, parent);
          }
        }
        db.createObjectStore('outbox', { keyPath: 'number', autoIncrement: true });
        db.createObjectStore('answers');
        db.createObjectStore('meta');
      },
      // Another tab deletes the database, for example at a logout.
      blocking: () => void connection?.close(),
      terminated: () => (connection = undefined),
    });
  let connection: Database | undefined = await open();
  return async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    try {
      return await work((connection ??= await open()));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      return work((connection = await open()));
    }
  };
}

export type WithDatabase = Awaited<ReturnType<typeof openDatabase>>;
