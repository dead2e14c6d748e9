import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time } from './columns';

/**
 * Counts over all processes: sign-in requests of one caller in the minute that ends at `endsAt`, and uses of one sign-in's state
 * in its hour. UNLOGGED, because the counts may be lost in a crash.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  endsAt: time().notNull(),
});

/** Random keys that must never change, unlike the secrets of the environment. Made at their first use. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: bytes().notNull() });
