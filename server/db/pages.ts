import { and, asc, desc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { behindOthers } from '../current-request';
import type { Database } from './client';
import { isBusy } from './errors';
import { retryWhile } from './retry-while';

/** Rows of the first page of a list, and the fewest of a later one. */
export const pageRows = 50;

/** Most rows of a later page. The largest row, an order, has at most 130,000 characters, and nearly all have less than 2,000. */
export const mostRows = 4 * pageRows;

/** The usual size of a later page in characters of JSON: short rows come in fewer statements, long ones in small parts. */
const usualPage = 128 * 1024;

/** The order of a list. The last column must be unique, and an index must have the columns in this order. */
export interface ListOrder {
  by: readonly (PgColumn | SQL)[];
  isDescending?: boolean;
}

/** How long a later page is tried again on a busy database, in milliseconds. It is long because a started response cannot become a 503. */
const laterPageMs = 60_000;

interface List<T extends PgTable> {
  table: T;
  where: SQL | undefined;
  order: ListOrder;
  /** Maximum number of rows in the whole list. */
  limit: number;
  /** What is read with each row besides its columns, by subqueries of the same statement. */
  with?: Readonly<Record<string, SQL>>;
}

/** A row and its key in the order of the list. The next page starts after the key of the last row. */
interface KeyedRow<R, K> {
  row: R;
  key: K;
}

/**
 * Yields the rows of a long list, page by page. Each page is a separate statement, which starts after the key of the last row
 * and runs when the consumer requests the page. A slow consumer therefore holds no connection and no snapshot between pages.
 *
 * The list is not a consistent snapshot. A row whose key does not change is yielded exactly once. A row that is added or
 * deleted during the iteration may be missing. A row whose key changes may be missing or be yielded twice.
 * @throws Error of the database, also after some pages
 */
export async function* inPages<R, K>(
  read: (limit: number, after: K | undefined) => Promise<KeyedRow<R, K>[]>,
  limit = Infinity,
): AsyncGenerator<R[]> {
  let rows = Math.min(pageRows, limit);
  let page = await read(rows, undefined);
  for (let left = limit; ;) {
    yield page.map(({ row }) => row);
    left -= page.length;
    const last = page.at(-1);
    if (!last || page.length < rows || left === 0) return;
    rows = Math.min(rowsAfter(page), left);
    page = await behindOthers(() => retryWhile(isBusy, () => read(rows, last.key), laterPageMs));
  }
}

/** Returns how many rows the next page has, so that it is of the usual size if its rows are as long as those of this one. */
function rowsAfter(page: readonly unknown[]): number {
  const fitting = Math.floor((usualPage * page.length) / JSON.stringify(page).length);
  return Math.max(pageRows, Math.min(fitting, mostRows));
}

/** Yields the rows of a table with all columns, page by page as `inPages` does. */
export function rowsInPages<T extends PgTable>(
  db: Database,
  { table, where, order: { by, isDescending }, limit, with: more }: List<T>,
): AsyncGenerator<T['$inferSelect'][]> {
  const columns = separated(by.map((column) => sql`${column}`));
  // Keys are read as text, because a JavaScript Date would lose the microseconds.
  const key = sql<string[]>`json_build_array(${separated(by.map((column) => sql`${column}::text`))})`;
  const isAfter = (last: string[]) =>
    sql`(${columns}) ${sql.raw(isDescending ? '<' : '>')} (${separated(last.map((value) => sql`${value}`))})`;
  const read = (pageLimit: number, last: string[] | undefined) =>
    db
      .select({ row: { ...getTableColumns<PgTable>(table), ...more }, key })
      .from(table as PgTable)
      .where(and(where, last && isAfter(last)))
      .orderBy(...by.map((column) => (isDescending ? desc(column) : asc(column))))
      .limit(pageLimit);
  return inPages<T['$inferSelect'], string[]>(read, limit);
}

const separated = (parts: SQL[]) => sql.join(parts, sql`, `);
