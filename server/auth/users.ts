import { maxLengths } from '@shared/contract/limits';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { violatedUnique } from '../db/errors';
import { users } from './tables';
import { suspendAgain } from '../features/moderation/deciding/keep-decisions';

/** Claims of an identity provider about a user. Only `issuer` and `subject` identify; the others may change or be missing. */
export interface Identity {
  issuer: string;
  subject: string;
  email?: string | null;
  /** Whether the provider has checked that the e-mail address is the user's. */
  emailVerified?: boolean;
  firstName?: string | null;
  lastName?: string | null;
  profileImageUrl?: string | null;
}

/** Number of tries after concurrent sign-ins with the same e-mail, before the user is stored without it. */
const attempts = 3;

/**
 * Returns the id of the user with this issuer and subject. Creates the user at the first sign-in. New claims replace stored
 * values; missing claims keep them. A suspension of an earlier account of the same person holds. An e-mail that another account has
 * is not stored, unless it is verified here and not there: then the other account loses it, so that claiming an address first does
 * not keep it from its owner.
 */
export async function findOrCreateUser(db: Database, identity: Identity): Promise<string> {
  const person = { ...identity, ...storable(identity) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => upsert(tx, attempt > attempts ? { ...person, email: null } : person));
    } catch (error) {
      if (attempt > attempts || violatedUnique(error) !== 'users_email_unique') throw error;
    }
  }
}

async function upsert(
  tx: Database,
  { issuer, subject, email, emailVerified = false, firstName, lastName, profileImageUrl }: Identity,
) {
  const own = and(eq(users.issuer, issuer), eq(users.subject, subject));
  const others = or(ne(users.issuer, issuer), ne(users.subject, subject));
  const isHeld = and(eq(users.email, email ?? ''), others);
  if (email && emailVerified) {
    // Two users who take their addresses from each other would deadlock without one order.
    await tx.select({ id: users.id }).from(users).where(or(isHeld, own)).orderBy(users.id).for('no key update');
    await tx
      .update(users)
      .set({ email: null })
      .where(and(isHeld, eq(users.emailVerified, false)));
  }
  const held = tx
    .select({ one: sql`1` })
    .from(users)
    .where(isHeld);
  const freeEmail = sql`case when exists (${held}) then null else ${email}::text end`;
  const [row] = await tx
    .insert(users)
    .values({ issuer, subject, email: freeEmail, emailVerified, firstName, lastName, profileImageUrl })
    .onConflictDoUpdate({
      target: [users.issuer, users.subject],
      set: {
        email: email ? sql`excluded.email` : sql`${users.email}`,
        emailVerified: email ? sql`excluded.email_verified` : sql`${users.emailVerified}`,
        firstName: sql`coalesce(excluded.first_name, ${users.firstName})`,
        lastName: sql`coalesce(excluded.last_name, ${users.lastName})`,
        profileImageUrl: sql`coalesce(excluded.profile_image_url, ${users.profileImageUrl})`,
        updatedAt: sql`now()`,
      },
    })
    .returning({ id: users.id, isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error('The statement returned no user');
  if (row.isNew) await suspendAgain(tx, { id: row.id, issuer, subject });
  return row.id;
}

/** Trims the claims, cuts them to their limits and removes NUL. Empty claims and an e-mail that is too long become null. */
function storable({ email, firstName, lastName, profileImageUrl }: Identity) {
  return {
    email: (email ?? '').length > maxLengths.email ? null : text(email, maxLengths.email),
    firstName: text(firstName, maxLengths.name),
    lastName: text(lastName, maxLengths.name),
    profileImageUrl: text(profileImageUrl, maxLengths.url),
  };
}

function text(value: string | null | undefined, maxLength: number): string | null {
  return [...(value ?? '').replaceAll('\0', '').trim()].slice(0, maxLength).join('') || null;
}
