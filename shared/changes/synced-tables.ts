/**
 * The tables of which a device can keep a copy, each after those that it references. A test compares this list with the triggers of
 * the database, with the feed of changes and with the rows that the device knows.
 */
export const syncedTables = ['customers', 'sheets', 'measurements', 'orders', 'payments'] as const;

export type SyncedTable = (typeof syncedTables)[number];

/** Returns a value for each table. */
export const perTable = <T>(valueOf: (table: SyncedTable) => T): Record<SyncedTable, T> =>
  Object.fromEntries(syncedTables.map((table) => [table, valueOf(table)])) as Record<SyncedTable, T>;
