import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { maxLengths } from '../../../shared/contract/limits';
import { degrees, limited, point } from '../../db/columns';

/** All localities, in the normalized words that a search compares. A trigger on `tailors` inserts them. */
export const localities = pgTable(
  'localities',
  {
    key: bigint({ mode: 'bigint' }).primaryKey(),
    cityWords: text().notNull(),
    stateWords: text().notNull(),
    countryWords: text().notNull(),
  },
  (table) => [
    index('localities_words_index').using(
      'gin',
      table.cityWords.op('gin_trgm_ops'),
      table.stateWords.op('gin_trgm_ops'),
      table.countryWords.op('gin_trgm_ops'),
    ),
  ],
);

/** All states and countries that tailors have entered, in normalized words. A trigger on `tailors` inserts them. */
export const regions = pgTable(
  'regions',
  {
    kind: text({ enum: ['state', 'country'] }).notNull(),
    words: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.words] })],
);

/**
 * All coordinates of towns and postal codes where tailors are; thousands of tailors can share one spot. `mercator` is the
 * longitude and the projected latitude (see features/directory/map/mercator.ts). A trigger on `tailors` inserts them.
 */
export const spots = pgTable(
  'spots',
  {
    latitude: degrees().notNull(),
    longitude: degrees().notNull(),
    mercator: point().generatedAlwaysAs(sql`mercator(latitude, longitude)`),
  },
  (table) => [
    primaryKey({ columns: [table.latitude, table.longitude] }),
    index('spots_mercator_index').using('gist', table.mercator),
  ],
);

/** All words of business names, for a search that tolerates typing errors. A trigger on `tailors` inserts them. */
export const nameWords = pgTable('name_words', { word: text().primaryKey() }, (table) => [
  index('name_words_word_index').using('gin', table.word.op('gin_trgm_ops')),
]);

/**
 * Previous names and places of tailors that were changed or deleted. A trigger on `tailors` inserts the rows.
 * `sweepVocabulary` deletes those of their words, towns and spots that no listed tailor has, and then these rows.
 */
export const formerDescriptions = pgTable('former_descriptions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  businessName: limited(maxLengths.name).notNull(),
  city: limited(maxLengths.place).notNull(),
  state: limited(maxLengths.place).notNull(),
  country: limited(maxLengths.place).notNull(),
  latitude: degrees(),
  longitude: degrees(),
});
