import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { SyncedTable } from '../../../shared/changes/synced-tables';
import { changedIn, time } from '../../db/columns';
import { tailors } from '../tailor/tables';

/**
 * Which rows of the synced tables a tailor has deleted, for devices that have a copy of them. Ids alone. Triggers of the migration
 * `feed-of-changes` fill it. Deleted after 90 days (features/changes/forget-deletions.ts).
 */
export const deletions = pgTable(
  'deletions',
  {
    tailorId: uuid()
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    tableName: text().$type<SyncedTable>().notNull(),
    rowId: uuid().notNull(),
    changedIn: changedIn(),
    deletedAt: time().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tailorId, table.tableName, table.rowId] }),
    index('deletions_changed_index').on(table.tailorId, table.changedIn, table.tableName, table.rowId),
    index('deletions_deleted_at_index').on(table.deletedAt),
  ],
);

/** The feed of this database, in one row, which the migration inserts. No backup has it, so that a restored database has another epoch. */
export const changeFeed = pgTable(
  'change_feed',
  {
    onlyRow: boolean().primaryKey().default(true),
    epoch: uuid().notNull().defaultRandom(),
    /** The highest `changed_in` of a deletion that was removed. */
    forgottenUntil: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('change_feed_only_row', sql`${table.onlyRow}`)],
);
