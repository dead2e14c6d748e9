import { sql } from 'drizzle-orm';
import { check, foreignKey, index, json, pgTable, uuid } from 'drizzle-orm/pg-core';
import { maxLengths } from '../../../shared/contract/limits';
import type { MeasurementValues } from '../../../shared/measurements/contract';
import { sheetLimits } from '../../../shared/sheets/sheet-limits';
import { changedIn, createdAt, id, limited, ownValues, updatedAt } from '../../db/columns';
import { customers } from '../customers/tables';

/** Records of a client's measurements. The foreign key only allows a client of the same tailor. */
export const measurements = pgTable(
  'measurements',
  {
    id: id(),
    tailorId: uuid().notNull(),
    customerId: uuid().notNull(),
    measurements: json().$type<MeasurementValues>().notNull(),
    ownMeasures: ownValues(),
    tags: limited(maxLengths.label),
    /** A template or one of the tailor's sheets. A text without a reference, because a record outlives its sheet. */
    sheetId: limited(sheetLimits.id),
    /** The name of the sheet at the time. */
    sheetName: limited(maxLengths.sheetName),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedIn: changedIn(),
  },
  (table) => [
    index('measurements_changed_index').on(table.tailorId, table.changedIn, table.id),
    foreignKey({
      name: 'measurements_tailor_id_customer_id_fk',
      columns: [table.tailorId, table.customerId],
      foreignColumns: [customers.tailorId, customers.id],
    }).onDelete('cascade'),
    index('measurements_of_customer_index').on(table.tailorId, table.customerId, table.createdAt, table.id),
    // A function of the migration text-limits: 5000 characters for the notes, 60 for any other measure.
    check('measurements_values_length', sql.raw('measures_fit(measurements)')),
    check('measurements_own_length', sql.raw(`char_length(own_measures::text) <= ${sheetLimits.textLength}`)),
  ],
);
