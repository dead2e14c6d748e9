import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgTable, uuid } from 'drizzle-orm/pg-core';
import { maxLengths } from '../../../shared/contract/limits';
import { sheetLimits } from '../../../shared/sheets/sheet-limits';
import type { Measure } from '../../../shared/measurements/catalogue';
import { changedIn, createdAt, id, limited, updatedAt } from '../../db/columns';
import { tailors } from '../tailor/tables';

/** The tailors' measuring sheets. */
export const sheets = pgTable(
  'sheets',
  {
    id: id(),
    tailorId: uuid()
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    name: limited(maxLengths.sheetName).notNull(),
    garment: limited(maxLengths.category),
    measures: json().$type<Measure[]>().notNull(),
    position: integer().notNull().default(sheetLimits.last),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedIn: changedIn(),
  },
  (table) => [
    index('sheets_changed_index').on(table.tailorId, table.changedIn, table.id),
    index('sheets_tailor_id_index').on(table.tailorId, table.position, table.createdAt, table.id),
    check('sheets_measures_length', sql.raw(`char_length(measures::text) <= ${sheetLimits.textLength}`)),
  ],
);
