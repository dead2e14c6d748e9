import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../db/columns';
import { tailors } from '../tailor/tables';

/**
 * Files that were drawn from pages (social cards, status pictures, signs) and are kept in the store for a while, by the hash of what
 * they show. A row is inserted before its file is written and deleted after it is removed (features/drawings), so it may have no file.
 * If the tailor is deleted, the row stays for the sweeper.
 */
export const drawings = pgTable(
  'drawings',
  {
    version: text().primaryKey(),
    tailorId: uuid().references(() => tailors.id, { onDelete: 'set null' }),
    keptAt: time().notNull().defaultNow(),
  },
  (table) => [index('drawings_tailor_id_index').on(table.tailorId), index('drawings_kept_at_index').on(table.keptAt)],
);
