import { sql } from 'drizzle-orm';
import { check, customType, integer, numeric, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

export const limited = (length: number) => varchar({ length });
export const id = () => uuid().primaryKey().defaultRandom();
export const time = () => timestamp({ withTimezone: true });
export const createdAt = () => time().notNull().defaultNow();
/**
 * When the row was last changed, by the database's clock, and thereby its version: always at least a millisecond later than
 * before, which is what JSON and `Date` can tell apart, however many changes there are in one and whatever the clock does.
 */
export const updatedAt = () =>
  time()
    .notNull()
    .defaultNow()
    .$onUpdate(
      () => sql`greatest(clock_timestamp(), date_trunc('milliseconds', updated_at) + interval '1 millisecond')`,
    );

/** A point of a plane, as '(x,y)'. */
export const point = customType<{ data: string }>({ dataType: () => 'point' });
export const degrees = () => numeric({ precision: 9, scale: 6, mode: 'number' });
export const widths = () =>
  integer()
    .array()
    .notNull()
    .default(sql`'{}'`);

/** The length limit of a `text` column; `varchar` columns carry theirs in the type. */
export const atMost = (name: string, column: string, length: number) =>
  check(name, sql.raw(`char_length(${column}) <= ${length}`));
