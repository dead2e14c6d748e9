import { performance } from 'node:perf_hooks';
import { and, asc, desc, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client';
import { isConnectTimeout } from './errors';
import { withoutPatience } from './patience';

/** Rows of one statement. A row has at most 5,000 characters of notes, 20 KB, so that a page takes 1 MB at most. */
export const pageRows = 50;

/** What a list is ordered by: columns of which the last is unique, and which an index has in this order. */
export interface ListOrder {
  by: readonly (PgColumn | SQL)[];
  isDescending?: boolean;
}

/** How long a page after the first waits for a connection, in milliseconds: an answer that has begun cannot be refused. */
const laterPageMs = 60_000;

interface List<T extends PgTable> {
  table: T;
  where: SQL | undefined;
  order: ListOrder;
  /** Most rows of the whole list. */
  limit: number;
}

/** A row and what the next page starts after. */
interface Keyed<R, K> {
  row: R;
  key: K;
}

/**
 * Yields the rows of a list that may be long, page by page. Each page is a statement of its own, which starts after the key of
 * the last row and runs when the page before has been taken: however slow the reader is, no connection and no snapshot is
 * held between two pages.
 *
 * The list is therefore not of one moment. A row that keeps its key comes exactly once. A row that is added or deleted
 * meanwhile may be missing, and one whose key changes meanwhile may be missing or come twice.
 * @throws Error of the database, also after some pages
 */
export async function* inPages<R, K>(
  read: (limit: number, after: K | undefined) => Promise<Keyed<R, K>[]>,
  limit = Infinity,
): AsyncGenerator<R[]> {
  let page = await read(Math.min(pageRows, limit), undefined);
  for (let left = limit; ;) {
    yield page.map(({ row }) => row);
    left -= page.length;
    const last = page.at(-1);
    if (!last || page.length < pageRows || left === 0) return;
    page = await withoutPatience(() => patiently(() => read(Math.min(pageRows, left), last.key)));
  }
}

/** Reads again where the pool had no connection in time, which takes seconds each time. @throws Error after `laterPageMs` */
async function patiently<T>(read: () => Promise<T>): Promise<T> {
  const latest = performance.now() + laterPageMs;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!isConnectTimeout(error) || performance.now() > latest) throw error;
    }
  }
}

/** Yields whole rows of a table, as `inPages` does. */
export function rowsInPages<T extends PgTable>(
  db: Database,
  { table, where, order: { by, isDescending }, limit }: List<T>,
): AsyncGenerator<T['$inferSelect'][]> {
  const columns = separated(by.map((column) => sql`${column}`));
  // Texts, as a Date would lose the microseconds of the database.
  const key = sql<string[]>`json_build_array(${separated(by.map((column) => sql`${column}::text`))})`;
  const isAfter = (last: string[]) =>
    sql`(${columns}) ${sql.raw(isDescending ? '<' : '>')} (${separated(last.map((value) => sql`${value}`))})`;
  const read = (pageLimit: number, last: string[] | undefined) =>
    db
      .select({ row: getTableColumns<PgTable>(table), key })
      .from(table as PgTable)
      .where(and(where, last && isAfter(last)))
      .orderBy(...by.map((column) => (isDescending ? desc(column) : asc(column))))
      .limit(pageLimit);
  return inPages<T['$inferSelect'], string[]>(read, limit);
}

const separated = (parts: SQL[]) => sql.join(parts, sql`, `);
