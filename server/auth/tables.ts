import { sql } from 'drizzle-orm';
import { boolean, index, json, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { maxLengths } from '../../shared/contract/limits';
import { atMost, createdAt, id, time, updatedAt } from '../db/columns';

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
    /** A random key for the user's devices, which only a sign-in brings there. Null until the first of them asks for it. */
    bookKey: text(),
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
 * moves with use (see auth/session/session-store.ts). Deleting an account leaves its sessions without anything of the user; the foreign
 * key prevents new ones.
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
    /** When the user signed out everywhere or deleted the account. The row stays, so that the device of the session learns it. */
    endedAt: time(),
    expire: time().notNull(),
  },
  (table) => [index('sessions_expire_index').on(table.expire), index('sessions_user_id_index').on(table.userId)],
);
