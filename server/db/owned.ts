import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable, PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './client';
import { rowsInPages, type ListOrder } from './pages';

declare const minted: unique symbol;

/** The id of the tailor who is calling. Only auth/access.ts makes one; a string from a URL is not one. */
export type TailorId = string & { readonly [minted]: true };

type OwnedTable = PgTable & { id: PgColumn; tailorId: PgColumn; updatedAt: PgColumn };
type Row<T extends PgTable> = T['$inferSelect'];
type NewRow<T extends PgTable> = Omit<T['$inferInsert'], 'id' | 'tailorId'>;

/** Most rows that one list of a tailor's own things carries. */
const listLimit = 20_000;

/**
 * One tailor's rows of one table. The tailor is part of every statement: reads are filtered, inserts stamped, updates
 * and deletes touch nothing of anybody else's. `update` and `remove` answer undefined where no row matched; `update` touches
 * only a row of one of `versions`, where they are given.
 */
export function owned<T extends OwnedTable>(db: Database, table: T, tailorId: TailorId) {
  const within = (condition?: SQL) => and(eq(table.tailorId, tailorId), condition);
  const byId = (id: string) => within(eq(table.id, id));
  const first = async (rows: Promise<unknown>) => ((await rows) as Row<T>[])[0];

  return {
    within,
    /** All rows, page by page, read while they are taken. */
    list: (order: ListOrder, condition?: SQL): AsyncIterable<Row<T>[]> =>
      rowsInPages(db, { table, where: within(condition), order, limit: listLimit }),
    get: (id: string): Promise<Row<T> | undefined> =>
      first(
        db
          .select()
          .from(table as PgTable)
          .where(byId(id)),
      ),
    create: async (values: NewRow<T>): Promise<Row<T>> =>
      (await first(
        db
          .insert(table)
          .values({ ...values, tailorId } as T['$inferInsert'])
          .returning(),
      )) as Row<T>,
    update: (id: string, values: Partial<NewRow<T>>, versions?: readonly string[]): Promise<Row<T> | undefined> =>
      first(
        db
          .update(table)
          .set(values as never)
          .where(and(byId(id), isOfVersion(table, versions)))
          .returning(),
      ),
    remove: (id: string): Promise<Row<T> | undefined> => first(db.delete(table).where(byId(id)).returning()),
  };
}

/** Whether a row is as old as one of `versions` (see shared/version.ts), which say milliseconds where a row may know more. */
export function isOfVersion(table: { updatedAt: PgColumn }, versions: readonly string[] | undefined): SQL | undefined {
  return versions && inArray(sql`date_trunc('milliseconds', ${table.updatedAt})`, [...versions]);
}
