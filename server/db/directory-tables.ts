import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { maxLengths } from '../../shared/limits';
import { degrees, limited, point } from './columns';

/** Every town that a tailor has written, in the words that a search compares; a trigger of `tailors` adds to it. */
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

/** Every state and country that a tailor has written, in the same words; a trigger of `tailors` adds to it. */
export const regions = pgTable(
  'regions',
  {
    kind: text({ enum: ['state', 'country'] }).notNull(),
    words: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.words] })],
);

/**
 * Every spot of the map that a tailor is at: a town's or a postal code's, where thousands may be. `mercator` is degrees east
 * and stretched degrees north (see features/directory/mercator.ts). A trigger of `tailors` adds to it.
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

/** Every word of a business name, for finding the one that was meant; a trigger of `tailors` adds to it. */
export const nameWords = pgTable('name_words', { word: text().primaryKey() }, (table) => [
  index('name_words_word_index').using('gin', table.word.op('gin_trgm_ops')),
]);

/**
 * What a tailor said of themselves until they changed it or left. A trigger of `tailors` writes it down, and
 * `sweepVocabulary` takes from the tables above what nobody says any more, and the row with it.
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
