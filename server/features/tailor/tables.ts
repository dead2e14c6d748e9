import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { maxLengths } from '../../../shared/contract/limits';
import type { LengthUnit } from '../../../shared/measurements/units';
import type { FromPrices, Turnaround } from '../../../shared/tailor/fact-texts';
import type { OpeningHours } from '../../../shared/tailor/opening-hours';
import { atMost, createdAt, degrees, id, limited, textList, time, updatedAt, widths } from '../../db/columns';
import { users } from '../../auth/tables';

/**
 * Public profiles. `listSeq` is the order and keyset cursor of the directory (newest first): `filledSeq`, which a trigger takes from the
 * sequence of `seq` when the page first has a picture or words, or a number below all of these while it has neither. Searches filter by
 * generated columns: `tags` has a number for each service, specialty, garment, language, word of the name, state, country and map cell,
 * for home visits, prices and each open day; `locality` is the key of the town in `localities`. The directory's indexes contain them, so
 * that a search reads few rows.
 * The operator hides a page by `hiddenAt`. A hidden page is never `isActive`, so that the directory's indexes leave it out;
 * `listedBeforeHiding` is the owner's own setting meanwhile.
 */
export const tailors = pgTable(
  'tailors',
  {
    id: id(),
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    businessName: limited(maxLengths.name).notNull(),
    phone: limited(maxLengths.phone),
    whatsapp: limited(maxLengths.phone),
    city: limited(maxLengths.place).notNull(),
    state: limited(maxLengths.place).notNull().default(''),
    zipcode: limited(maxLengths.place).notNull().default(''),
    country: limited(maxLengths.place).notNull(),
    bio: text(),
    profilePictureKey: text(),
    profilePictureWidths: widths(),
    /** Since when the operator hides the profile picture from visitors; a copy of `uploads.hiddenAt`, which triggers write. */
    profilePictureHiddenAt: time(),
    firstMessage: text(),
    latitude: degrees(),
    longitude: degrees(),
    primaryServiceCategories: textList(),
    culturalSubCategories: textList(),
    serviceCategories: textList(),
    profileSlug: limited(maxLengths.slug).notNull().unique('tailors_profile_slug_unique'),
    /** Since when the page has its slug; a trigger writes it. A slug that it had for three days is reserved afterwards. */
    slugSince: createdAt(),
    /** The last changes of the slug, for their limit (features/tailor/limit-slugs.ts). */
    slugChanges: time()
      .array()
      .notNull()
      .default(sql`'{}'`),
    openingHours: jsonb().$type<OpeningHours>(),
    fromPrices: jsonb().$type<FromPrices>(),
    pricesSetAt: time(),
    turnaround: jsonb().$type<Turnaround>(),
    homeVisits: boolean().notNull().default(false),
    homeVisitMeters: integer(),
    languages: textList(),
    /** The day from which the tailor takes new orders again, and the moment at which it begins there; both null while the book is open. */
    fullUntil: date(),
    takesOrdersAt: time(),
    /** Whether the page shows how many orders were ready on the promised day. */
    showsKeptPromises: boolean().notNull().default(false),
    paymentMethods: textList(),
    lengthUnit: text().$type<LengthUnit>(),
    /** Whether visitors see a picture in the portfolio; a trigger on `gallery_images` writes it. */
    hasPortfolio: boolean().notNull().default(false),
    filledSeq: bigint({ mode: 'number' }),
    isActive: boolean().notNull().default(true),
    hiddenAt: time(),
    listedBeforeHiding: boolean(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    locality: bigint({ mode: 'bigint' }).generatedAlwaysAs(sql`locality_key(city, state, country)`),
    zipcodeKey: text().generatedAlwaysAs(sql`zipcode_key(zipcode)`),
    tags: integer().array().generatedAlwaysAs(sql`tags('service', primary_service_categories)
      || tags('specialty', cultural_sub_categories) || tags('garment', service_categories)
      || tags('name', name_words(business_name)) || tag('state', search_words(state)) || tag('country', search_words(country))
      || map_cell(latitude, longitude) || tags('language', languages)
      || case when home_visits then tags('visit', '{home}') else '{}' end
      || case when from_prices is null then '{}' else tags('price', '{given}') end || open_tags(opening_hours)`),
    listSeq: bigint({ mode: 'number' }).generatedAlwaysAs(
      sql`case when is_filled(bio, has_portfolio, profile_picture_key, profile_picture_hidden_at) then filled_seq
      else seq - 1000000000000 end`,
    ),
  },
  (table) => [
    uniqueIndex('tailors_user_id_unique').on(table.userId),
    uniqueIndex('tailors_seq_unique').on(table.seq),
    atMost('tailors_bio_length', 'bio', maxLengths.longText),
    atMost('tailors_first_message_length', 'first_message', maxLengths.firstMessage),
    atMost('tailors_opening_hours_length', 'opening_hours::text', 1_000),
    atMost('tailors_from_prices_length', 'from_prices::text', maxLengths.longText),
    atMost('tailors_turnaround_length', 'turnaround::text', 100),
    check('tailors_length_unit', sql`${table.lengthUnit} in ('in', 'cm')`),
    check('tailors_hidden', sql`${table.hiddenAt} is null or not ${table.isActive}`),
    index('tailors_profile_picture_key_index')
      .on(table.profilePictureKey)
      .where(sql`${table.profilePictureKey} is not null`),
    // For features/tailor/locate-earlier.ts, which runs at the start of every process.
    index('tailors_without_spot_index')
      .on(table.seq)
      .where(sql`${table.latitude} is null`),
    // The indexes of the directory (INCLUDE columns, tags) are in migrations/0036_book-closed.sql and 0031_order-of-the-directory.sql.
  ],
);

/**
 * Former slugs of tailors' pages; `createdAt` is when the slug was given up. A former slug redirects to the page until another
 * tailor takes it, which the database refuses for 365 days if it is reserved. Triggers on `tailors` write this table.
 */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: limited(maxLengths.slug).primaryKey(),
    tailorId: uuid()
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    isReserved: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [index('former_slugs_tailor_id_index').on(table.tailorId)],
);

/**
 * Slugs of deleted pages as SHA-256 in hex, so that no text of the tailor is kept. No page can take one for 365 days after
 * `leftAt`; then the sweeper deletes the row. A trigger on `tailors` writes this table.
 */
export const retiredSlugs = pgTable('retired_slugs', {
  slugHash: text().primaryKey(),
  leftAt: time().notNull(),
});
