import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { holdUser } from '../../db/hold-user';
import { uploads } from '../../db/tables';
import { found, HttpError } from '../../http/errors';
import type { PublishedPicture } from './publish-picture';

/** The right of one claim to publish an upload, until `leaseSeconds` after `claimedAt`. */
export interface Lease {
  id: string;
  stagingKey: string;
  publicKey: string;
  /** The column as text, with its microseconds: no other lease of this upload has the same value. */
  claimedAt: string;
}

/**
 * Longer than publishing takes at most: five files of 6 s each, then the transaction. Shorter than the minute in which the
 * client repeats a claim (client/src/lib/claim.ts), so that a claim succeeds after a server was killed.
 */
const leaseSeconds = 45;
/** How long a published picture that nothing shows is kept: a profile picture is saved with its form. */
const unsavedHours = 24;

const columns = {
  id: uploads.id,
  stagingKey: sql<string>`${uploads.stagingKey}`,
  publicKey: uploads.publicKey,
  claimedAt: sql<string>`${uploads.claimedAt}::text`,
};
const ended = lte(uploads.claimedAt, sql`now() - make_interval(secs => ${leaseSeconds})`);
const isFree = or(isNull(uploads.claimedAt), ended);
/** Compares with the clock, not with the start of the transaction: a sweep may have made the row expire since then. */
const isOpen = gt(uploads.expiresAt, sql`clock_timestamp()`);
const sameLease = ({ id, claimedAt }: Lease) =>
  and(eq(uploads.id, id), sql`${uploads.claimedAt} = ${claimedAt}::timestamptz`);

/**
 * Returns the leases on one user's uploads. Each function is one short statement or transaction. They throw HttpError 404 if
 * the upload is not this user's or has expired, 409 if it was or is being claimed.
 */
export function leasesOf(db: Database, userId: string) {
  const own = eq(uploads.userId, userId);
  const unpublished = and(own, isNull(uploads.publishedAt), isNotNull(uploads.stagingKey), isOpen);

  /** Throws if the upload cannot be claimed now. */
  const check = async (id: string, on = db): Promise<void> => {
    const state = {
      publishedAt: uploads.publishedAt,
      isOpen: sql<boolean>`${isOpen}`,
      isFree: sql<boolean>`${isFree}`,
    };
    const [row] = await on
      .select(state)
      .from(uploads)
      .where(and(own, eq(uploads.id, id)));
    if (row?.publishedAt) throw alreadyClaimed();
    if (!found(row?.isOpen ? row : undefined, 'Upload').isFree) throw beingClaimed();
  };

  const refuse = async (id: string, on = db): Promise<never> => {
    await check(id, on);
    throw beingClaimed();
  };

  /** The row does not expire before the lease ends, so the sweeper leaves it. */
  const lease = async (id: string, condition: ReturnType<typeof and>): Promise<Lease> => {
    const end = sql`now() + make_interval(secs => ${leaseSeconds})`;
    const [row] = await db
      .update(uploads)
      .set({ claimedAt: sql`now()`, expiresAt: sql`greatest(${uploads.expiresAt}, ${end})` })
      .where(and(unpublished, condition))
      .returning(columns);
    return row ?? refuse(id);
  };

  return {
    check: (id: string) => check(id),
    /** Takes the lease. One of several simultaneous calls succeeds. */
    take: (id: string) => lease(id, and(eq(uploads.id, id), isFree)),
    /** Replaces a lease that may have ended by a new one, unless another claim has taken the upload. */
    renew: (held: Lease) => lease(held.id, sameLease(held)),
    /** Records the picture's files, in the transaction that writes the row that shows it. */
    close: async (tx: Database, held: Lease, { key: _key, ...picture }: PublishedPicture): Promise<void> => {
      // A row that shows the picture writes the upload again, and PostgreSQL then checks the reference to the user again.
      await holdUser(tx, userId);
      const [row] = await tx
        .update(uploads)
        .set({ ...picture, publishedAt: sql`now()`, expiresAt: sql`now() + make_interval(hours => ${unsavedHours})` })
        .where(and(unpublished, sameLease(held)))
        .returning({ id: uploads.id });
      if (!row) await refuse(held.id, tx);
    },
    /** Ends a lease, so that the upload can be claimed again at once. Returns true if its claim was committed. */
    release: async (held: Lease): Promise<boolean> => {
      const unlessPublished = sql`case when ${uploads.publishedAt} is not null then ${uploads.claimedAt} end`;
      const [row] = await db
        .update(uploads)
        .set({ claimedAt: unlessPublished })
        .where(sameLease(held))
        .returning({ publishedAt: uploads.publishedAt });
      return Boolean(row?.publishedAt);
    },
  };
}

function alreadyClaimed(): HttpError {
  return new HttpError(409, 'already_claimed', 'This picture has already been saved');
}

/** The other claim has no result yet; a later request gets it. */
function beingClaimed(): HttpError {
  return new HttpError(409, 'claim_in_progress', 'This picture is being saved');
}
