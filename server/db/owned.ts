import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable, PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './client';
import { givenRows, selectGiven } from './given-rows';
import { rowsInPages, type ListOrder } from './pages';

declare const minted: unique symbol;

/** The id of the signed-in tailor. Only auth/access.ts makes one, so a string from a URL does not type-check. */
export type TailorId = string & { readonly [minted]: true };

type OwnedTable = PgTable & { id: PgColumn; tailorId: PgColumn; updatedAt: PgColumn };
type Row<T extends PgTable> = T['$inferSelect'];
type NewRow<T extends PgTable> = Omit<T['$inferInsert'], 'id' | 'tailorId'>;

/** Maximum number of rows in one list of a tailor's own rows. */
const listLimit = 20_000;

/**
 * Returns access to one tailor's rows of one table. Every statement contains the tailor's id: it filters reads, updates and
 * deletes, and is set on inserts. `update` and `remove` return undefined if no row matched. If `versions` are given, `update`
 * only matches a row that has one of them.
 */
export function owned<T extends OwnedTable>(db: Database, table: T, tailorId: TailorId) {
  const within = (condition?: SQL) => and(eq(table.tailorId, tailorId), condition);
  const byId = (id: string) => within(eq(table.id, id));
  const first = async (rows: Promise<unknown>) => ((await rows) as Row<T>[])[0];

  return {
    within,
    /** Yields all rows, page by page. A page is read when the consumer requests it. */
    list: (order: ListOrder, condition?: SQL): AsyncIterable<Row<T>[]> =>
      rowsInPages(db, { table, where: within(condition), order, limit: listLimit }),
    /** Does the same as `list`, and reads more with each row, by subqueries of the same statement. */
    listWith: <M extends Readonly<Record<string, SQL>>>(more: M, order: ListOrder, condition?: SQL) =>
      rowsInPages(db, { table, where: within(condition), order, limit: listLimit, with: more }) as AsyncIterable<
        (Row<T> & { [K in keyof M]: M[K]['_']['type'] })[]
      >,
    get: (id: string): Promise<Row<T> | undefined> =>
      first(
        db
          .select()
          .from(table as PgTable)
          .where(byId(id)),
      ),
    /** Creates a row, which may bring its id. */
    create: async (values: NewRow<T> & { id?: string }): Promise<Row<T>> =>
      (await first(
        db
          .insert(table)
          .values({ ...values, tailorId } as T['$inferInsert'])
          .returning(),
      )) as Row<T>,
    /** Inserts many rows, which may bring their ids, in one statement. */
    createAll: async (rows: readonly (NewRow<T> & { id?: string })[]): Promise<void> => {
      const own = rows.map((values) => ({ ...values, tailorId }));
      await db.insert(table).select(selectGiven(table, own) as never);
    },
    update: (id: string, values: Partial<NewRow<T>>, versions?: readonly string[]): Promise<Row<T> | undefined> =>
      first(
        db
          .update(table)
          .set(values as never)
          .where(and(byId(id), isOfVersion(table, versions)))
          .returning(),
      ),
    /** Sets only columns that are null, of many rows in one statement. All `rows` have the same columns, and no id is there twice. */
    fillAll: async (rows: readonly (Partial<NewRow<T>> & { id: string })[]): Promise<void> => {
      const given = givenRows(table, rows);
      const columns = getTableColumns<PgTable>(table);
      const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
      const filled = names.map((name) => [name, sql`coalesce(${columns[name]}, ${given.column(name)})`]);
      await db
        .update(table)
        .set(Object.fromEntries(filled) as never)
        .from(given.from)
        .where(within(sql`${table.id} = ${given.column('id')}`));
    },
    /**
     * Deletes a row. Locks the user's row first, as `lockUser` does: a trigger may then write a row that references the tailor, which
     * would deadlock with a deletion of the account.
     */
    remove: (id: string): Promise<Row<T> | undefined> => {
      const locked = sql`(select tailors.id from tailors join users on users.id = tailors.user_id
        where tailors.id = ${tailorId} for key share of users)`;
      return first(
        db
          .delete(table)
          .where(and(eq(table.tailorId, locked), eq(table.id, id)))
          .returning(),
      );
    },
  };
}

/** Compares a row's version with `versions` (see shared/contract/version.ts). These have milliseconds; the column has microseconds. */
export function isOfVersion(table: { updatedAt: PgColumn }, versions: readonly string[] | undefined): SQL | undefined {
  return versions && inArray(sql`date_trunc('milliseconds', ${table.updatedAt})`, [...versions]);
}
