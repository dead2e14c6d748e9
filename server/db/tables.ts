import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FromPrices, Turnaround } from '../../shared/tailor/fact-texts';
import type { MeasurementValues } from '../../shared/measurements/contract';
import { maxLengths } from '../../shared/contract/limits';
import { sheetLimits } from '../../shared/sheets/sheet-limits';
import type { OpeningHours } from '../../shared/tailor/opening-hours';
import type { LengthUnit } from '../../shared/measurements/units';
import { atMost, createdAt, degrees, id, limited, ownValues, textList, time, updatedAt, widths } from './columns';

/** Logins. A user is identified by (issuer, subject) of the identity provider. The e-mail may be null and does not identify. */
export const users = pgTable(
  'users',
  {
    id: id(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text().unique(),
    /** Whether the provider says that the stored e-mail address is the user's. */
    emailVerified: boolean().notNull().default(false),
    /** Since when the user must not publish anything. */
    suspendedAt: time(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('users_issuer_subject_unique').on(table.issuer, table.subject),
    atMost('users_email_length', 'email', maxLengths.email),
    atMost('users_first_name_length', 'first_name', maxLengths.name),
    atMost('users_last_name_length', 'last_name', maxLengths.name),
    atMost('users_profile_image_url_length', 'profile_image_url', maxLengths.url),
  ],
);

/**
 * Sessions, in the columns of connect-pg-simple and three more. `expire` is the earlier of the idle limit and the total limit, and
 * moves with use (see auth/session-store.ts). Deleting a user deletes the sessions; the foreign key prevents new ones.
 */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    sess: json().notNull(),
    userId: uuid()
      .generatedAlwaysAs(sql`(sess #>> '{passport,user,id}')::uuid`)
      .references(() => users.id, { onDelete: 'cascade' }),
    signedInAt: createdAt(),
    /** When the user signed out everywhere. The row stays, so that the device of the session learns it and removes its drafts. */
    endedAt: time(),
    expire: time().notNull(),
  },
  (table) => [index('sessions_expire_index').on(table.expire), index('sessions_user_id_index').on(table.userId)],
);

/**
 * Counts over all processes: sign-in requests of one caller in the minute that ends at `endsAt`, and uses of one sign-in's state
 * in its hour. UNLOGGED, because the counts may be lost in a crash.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  endsAt: time().notNull(),
});

/**
 * Public profiles. `seq` is the keyset cursor of the directory (newest first). Searches filter by generated columns: `tags` has a
 * number for each service, specialty, garment, language, word of the name, state, country and map cell, and one for home visits;
 * `locality` is the key of the town in `localities`. The directory's indexes contain them, so that a search reads few rows.
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
    paymentMethods: textList(),
    lengthUnit: text().$type<LengthUnit>(),
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
      || case when home_visits then tags('visit', '{home}') else '{}' end`),
  },
  (table) => [
    uniqueIndex('tailors_user_id_unique').on(table.userId),
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
    // The indexes of the directory (INCLUDE columns, tags) are in migrations/0008_directory-indexes.sql and in
    // 0019_facts-of-tailors.sql.
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

/** A tailor's clients. The unique pair is the target of the composite foreign key of `measurements`. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    tailorId: uuid()
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    name: limited(maxLengths.name).notNull(),
    phone: limited(maxLengths.phone),
    whatsapp: limited(maxLengths.phone),
    notes: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('customers_tailor_id_id_unique').on(table.tailorId, table.id),
    // For the list of clients, which is read page by page.
    index('customers_tailor_id_name_index').on(table.tailorId, sql`lower(${table.name})`, table.id),
    atMost('customers_notes_length', 'notes', maxLengths.longText),
  ],
);

/** Records of a client's measurements. The foreign key only allows a client of the same tailor. */
export const measurements = pgTable(
  'measurements',
  {
    id: id(),
    tailorId: uuid().notNull(),
    customerId: uuid().notNull(),
    measurements: json().$type<MeasurementValues>().notNull(),
    ownMeasures: ownValues(),
    tags: limited(maxLengths.label),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({
      name: 'measurements_tailor_id_customer_id_fk',
      columns: [table.tailorId, table.customerId],
      foreignColumns: [customers.tailorId, customers.id],
    }).onDelete('cascade'),
    index('measurements_of_customer_index').on(table.tailorId, table.customerId, table.createdAt, table.id),
    // A function of the migration text-limits: 5000 characters for the notes, 60 for any other measure.
    check('measurements_values_length', sql.raw('measures_fit(measurements)')),
    check('measurements_own_length', sql.raw(`char_length(own_measures::text) <= ${sheetLimits.textLength}`)),
  ],
);

/**
 * Portfolio images. `pictureKey` is the public key: storage/picture-names.ts derives file names from it, and the store derives
 * URLs. `width` and `height` are the pixels of the JPEG, `widths` those of its WebP files. `thumbhash` (base64) is the blurred
 * preview that pages show until the picture has loaded.
 */
export const galleryImages = pgTable(
  'gallery_images',
  {
    id: id(),
    tailorId: uuid()
      .notNull()
      .references(() => tailors.id, { onDelete: 'cascade' }),
    pictureKey: text().notNull(),
    category: limited(maxLengths.category),
    caption: text(),
    displayOrder: integer().notNull().default(0),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: widths(),
    thumbhash: text(),
    /** Since when the operator hides the picture from visitors; a copy of `uploads.hiddenAt`, which triggers write. */
    hiddenAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('gallery_images_picture_key_index').on(table.pictureKey),
    index('gallery_images_order_index').on(table.tailorId, table.displayOrder, table.createdAt, table.id),
    atMost('gallery_images_caption_length', 'caption', maxLengths.caption),
  ],
);
