import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client';

/** Rows per batch of a long list. A larger batch would block the event loop while it is serialised. */
const batchSize = 100;

type OwnTable = PgTable & { tailorId: PgColumn };

/** Reads the rows of one user for an archive, within one transaction. */
export interface ArchiveReader {
  tx: Database;
  userId: string;
  /** Returns the condition that a row is the user's own. */
  isOwn: (table: OwnTable) => SQL;
  /** Yields the rows of a select statement in batches. Only one statement can be read at a time. */
  inBatches: <T>(query: SQL) => AsyncGenerator<T[]>;
  /** Rows that a file leaves out, because their stored values are not what the product writes: 'orders.csv: ID'. */
  leftOut: string[];
}

/** Returns the reader of one user's rows. */
export function archiveReader(tx: Database, userId: string): ArchiveReader {
  return {
    tx,
    userId,
    isOwn: ({ tailorId }) => sql`${tailorId} = (select id from tailors where user_id = ${userId})`,
    inBatches: (query) => inBatches(tx, query),
    leftOut: [],
  };
}

/**
 * Yields what `write` makes of each row, in batches. A row that it cannot read is left out and named in the archive, so that it does not
 * stop the others.
 */
export async function* written<Row extends object, Cells>(
  { leftOut }: Pick<ArchiveReader, 'leftOut'>,
  file: string,
  batches: AsyncIterable<readonly Row[]>,
  write: (row: Row) => readonly Cells[],
): AsyncGenerator<Cells[]> {
  const orLeftOut = (row: Row): readonly Cells[] => {
    try {
      return write(row);
    } catch {
      leftOut.push(`${file}: ${'id' in row ? String(row.id) : 'a line'}`);
      return [];
    }
  };
  for await (const rows of batches) yield rows.flatMap(orLeftOut);
}

type AsText<Value> = Value extends Date ? string : Value;

/** A column that no archive has: the number of a transaction of this database (columns.ts). */
const neverArchived = 'changedIn';

/** A row in an archive: its columns except those omitted, with times as texts, ISO 8601 in UTC. */
export type ArchiveLine<T extends PgTable, Omitted extends string = 'tailorId'> = {
  [Column in Exclude<keyof T['$inferSelect'], Omitted | typeof neverArchived>]: AsText<T['$inferSelect'][Column]>;
};

/**
 * Returns the function that reads all rows of a tailor's table with all columns except those omitted, so that archives include a
 * new column without a change.
 */
export function ownLines<T extends OwnTable, const Omitted extends string = 'tailorId'>(
  table: T,
  order: readonly (PgColumn | SQL)[],
  omitted: readonly Omitted[] = ['tailorId' as Omitted],
) {
  return ({ inBatches: batches, isOwn }: ArchiveReader) =>
    batches<ArchiveLine<T, Omitted>>(
      sql`select ${columnsOf(table, omitted)} from ${table} where ${isOwn(table)}
        order by ${sql.join([...order], sql`, `)}`,
    );
}

/** Returns a select list of a table's columns except those omitted, with the names of the code as aliases and times as texts. */
export function columnsOf(table: PgTable, omitted: readonly string[]): SQL {
  const isArchived = (name: string) => name !== neverArchived && !omitted.includes(name);
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => isArchived(name));
  const selected = columns.map(([name, column]) => sql`${readable(column)} as ${sql.identifier(name)}`);
  return sql.join(selected, sql`, `);
}

/** The driver would answer a time without a zone, and a bigint as text. */
function readable(column: PgColumn): SQL {
  if (column.dataType === 'date') return iso(sql`${column}`);
  return column.columnType === 'PgBigInt53' ? sql`${column}::float8` : sql`${column}`;
}

function iso(time: SQL): SQL {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Yields the rows of a cursor in batches. Only one can be open per transaction. The end of the transaction closes the cursor. */
async function* inBatches<T>(tx: Database, query: SQL): AsyncGenerator<T[]> {
  await tx.execute(sql`declare lines no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute(sql`fetch ${sql.raw(String(batchSize))} from lines`);
    if (rows.length === 0) break;
    yield rows as T[];
  }
  await tx.execute(sql`close lines`);
}
