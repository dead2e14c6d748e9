import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * Returns rows as a source of a statement with the name `given`, for `from`, and a function that names one of its columns. The rows are
 * one JSON parameter: a statement with thousands of parameters would block the event loop while it is built.
 * @param rows values by column; a column that is left out is null
 */
export function givenRows(table: PgTable, rows: readonly object[]) {
  const types = Object.entries<PgColumn>(getTableColumns(table)).map(
    ([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`,
  );
  return {
    from: sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.join(types, sql`, `)})`,
    column: (key: string): SQL => sql`given.${sql.identifier(key)}`,
  };
}

/** Returns a `select` of rows to insert into all columns of the table. A column that is null has its default. */
export function selectGiven(table: PgTable, rows: readonly object[]): SQL {
  const given = givenRows(table, rows);
  const values = Object.entries<PgColumn>(getTableColumns(table)).map(([key, column]) =>
    column.default === undefined ? given.column(key) : sql`coalesce(${given.column(key)}, ${column.default})`,
  );
  return sql`select ${sql.join(values, sql`, `)} from ${given.from}`;
}
