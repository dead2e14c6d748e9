import { date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { tailors } from '../tailor/tables';

const count = () => integer().notNull().default(0);

/**
 * What visitors did with a tailor on one day in UTC: views of the page, taps on a contact, and appearances in an answered search.
 * Holds counts alone, nothing about a visitor. Deleted after 13 months (features/figures/forget-figures.ts).
 */
export const figures = pgTable(
  'figures',
  {
    tailorId: uuid()
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: count(),
    contacts: count(),
    appearances: count(),
  },
  (table) => [primaryKey({ columns: [table.tailorId, table.day] }), index('figures_day_index').on(table.day)],
);
