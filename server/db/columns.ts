import { sql } from 'drizzle-orm';
import { bigint, check, customType, integer, json, numeric, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';
import type { Value } from '../../shared/measurements/contract';

export const limited = (length: number) => varchar({ length });
export const id = () => uuid().primaryKey().defaultRandom();
export const time = () => timestamp({ withTimezone: true });
export const createdAt = () => time().notNull().defaultNow();
/**
 * Time of the row's last change by the database's clock, which is also the row's version. Each change increases it by at least
 * one millisecond, the precision of JSON and `Date`, even if several changes fall into one millisecond or the clock goes back.
 */
export const updatedAt = () =>
  time()
    .notNull()
    .defaultNow()
    .$onUpdate(
      () => sql`greatest(clock_timestamp(), date_trunc('milliseconds', updated_at) + interval '1 millisecond')`,
    );

/**
 * The transaction that wrote the row last. A trigger of the migration `feed-of-changes` sets it, so code never does. Only the feed of
 * changes reads it (features/changes).
 */
export const changedIn = () =>
  bigint({ mode: 'number' })
    .notNull()
    .default(sql`txid_current()`);

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** A PostgreSQL `point`, written '(x,y)'. */
export const point = customType<{ data: string }>({ dataType: () => 'point' });
export const degrees = () => numeric({ precision: 9, scale: 6, mode: 'number' });
export const textList = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'`);
export const widths = () =>
  integer()
    .array()
    .notNull()
    .default(sql`'{}'`);
export const ownValues = () =>
  json()
    .$type<Value[]>()
    .notNull()
    .default(sql`'[]'`);

/** Makes the length check of a `text` column. `varchar` columns have their limit in the type. */
export const atMost = (name: string, column: string, length: number) =>
  check(name, sql.raw(`char_length(${column}) <= ${length}`));
