import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { maxLengths } from '../../../shared/contract/limits';
import { atMost, changedIn, createdAt, id, limited, updatedAt } from '../../db/columns';
import { tailors } from '../tailor/tables';

/** A tailor's clients. The unique pair is the target of the composite foreign key of `measurements`. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    tailorId: uuid()
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    name: limited(maxLengths.name).notNull(),
    phone: limited(maxLengths.phone),
    whatsapp: limited(maxLengths.phone),
    notes: text(),
    /** The language of messages to the client, such as 'yo'; null is that of the tailor. */
    language: limited(maxLengths.language),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedIn: changedIn(),
  },
  (table) => [
    index('customers_changed_index').on(table.tailorId, table.changedIn, table.id),
    unique('customers_tailor_id_id_unique').on(table.tailorId, table.id),
    // For the list of clients, which is read page by page.
    index('customers_tailor_id_name_index').on(table.tailorId, sql`lower(${table.name})`, table.id),
    atMost('customers_notes_length', 'notes', maxLengths.longText),
  ],
);
