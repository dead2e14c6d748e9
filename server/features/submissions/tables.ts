import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';
import { users } from '../../auth/tables';

/**
 * Submissions with an Idempotency-Key that created a row, so that a repeated request creates no second row. Holds hashes of the
 * key and of the request and the id of the row, but no text of the user. Deleted after a day.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keyHash: text().notNull(),
    fingerprint: text().notNull(),
    rowId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index('idempotency_keys_created_at_index').on(table.createdAt),
  ],
);
