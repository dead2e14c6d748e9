import { and, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { lockUser } from '../../auth/lock-user';
import { uploads } from './tables';
import { found, HttpError } from '../../http/errors';
import { hashParts } from '../../pictures/fingerprint';
import type { PublishedPicture } from './publish-picture';

/**
 * Longer than publishing takes at most: five files of 6 s each, then the transaction. Shorter than the minute in which the
 * client repeats a claim (client/src/lib/uploads/claim.ts), so that a claim succeeds after a server was killed.
 */
const leaseSeconds = 45;
/** How long a published picture that nothing shows is kept: a profile picture is saved with its form. */
const unsavedHours = 24;

/** What a claim needs of its row. `claimedAt` is a text with microseconds: no two leases of an upload have the same. */
const columns = {
  id: uploads.id,
  stagingKey: sql<string>`${uploads.stagingKey}`,
  publicKey: uploads.publicKey,
  claimedAt: sql<string>`${uploads.claimedAt}::text`,
};
/** The right of one claim to publish an upload. Another claim can take it `leaseSeconds` after `claimedAt`. */
export type Lease = Record<keyof typeof columns, string>;

/** Whether visitors do not see a picture, and its fingerprint, by which `decideAgain` finds a kept decision when the user has a page. */
interface HiddenState {
  isHidden: boolean;
  keptFingerprint?: Buffer;
}

/** Without bytes, as that of a picture that cannot be read: nothing makes another one, and nothing compares it. */
const photoOfOrder = { isOfOrder: true, fingerprint: Buffer.alloc(0) };

const hiddenColumns = ({ isHidden, keptFingerprint }: HiddenState) => ({
  hiddenAt: isHidden ? sql`now()` : null,
  ...(keptFingerprint && { fingerprint: keptFingerprint, hashParts: hashParts(keptFingerprint) }),
});

const leaseTime = sql`make_interval(secs => ${leaseSeconds})`;
/** Whether no claim has a lease on the upload. */
export const isFree = or(isNull(uploads.claimedAt), lte(uploads.claimedAt, sql`now() - ${leaseTime}`));
/** Compares with the clock, not with the start of the transaction: a sweep may have made the row expire since then. */
const isOpen = gt(uploads.expiresAt, sql`clock_timestamp()`);
const isHeld = ({ claimedAt }: Lease) => sql`${uploads.claimedAt} = ${claimedAt}::timestamptz`;

/**
 * Returns the leases on one user's uploads. They throw HttpError 404 if the upload is not this user's or has expired, and 409
 * if it was or is being claimed.
 */
export function leasesOf(db: Database, userId: string) {
  const own = (id: string, ...more: (SQL | undefined)[]) =>
    and(eq(uploads.userId, userId), eq(uploads.id, id), ...more);
  const claimable = (id: string, condition?: SQL) => own(id, isNull(uploads.publishedAt), isOpen, condition);

  /** The row does not expire before the lease ends, so the sweeper leaves it. */
  const lease = async (id: string, condition: SQL | undefined): Promise<Lease | undefined> => {
    const set = { claimedAt: sql`now()`, expiresAt: sql`greatest(${uploads.expiresAt}, now() + ${leaseTime})` };
    const [row] = await db.update(uploads).set(set).where(claimable(id, condition)).returning(columns);
    return row;
  };

  /** Throws if the upload cannot be claimed now. */
  const check = async (id: string, on = db): Promise<void> => {
    const state = {
      isPublished: sql<boolean>`${uploads.publishedAt} is not null`,
      isOpen: sql<boolean>`${isOpen}`,
      isFree: sql<boolean>`${isFree}`,
    };
    const row = found((await on.select(state).from(uploads).where(own(id)))[0], 'Upload');
    if (row.isPublished) throw new HttpError(409, 'already_claimed', 'This picture has already been saved');
    found(row.isOpen || undefined, 'Upload');
    if (!row.isFree) throw beingClaimed();
  };

  const refuse = async (id: string, on = db): Promise<never> => {
    await check(id, on);
    throw beingClaimed();
  };

  return {
    check,
    /** Takes the lease. One of several simultaneous calls succeeds. */
    take: async (id: string): Promise<Lease> => (await lease(id, isFree)) ?? refuse(id),
    /** Replaces a lease that may have ended. Returns undefined if its claim is closed or the upload is no longer its own. */
    renew: (held: Lease) => lease(held.id, isHeld(held)),
    refuse,
    /**
     * Records the picture's files, in the transaction that writes the row that shows it.
     * @param state what decisions say about it; undefined for a photo of an order
     */
    close: async (
      tx: Database,
      held: Lease,
      { key: _key, ...picture }: PublishedPicture,
      state: HiddenState | undefined,
    ) => {
      // A row that shows the picture writes the upload again, and PostgreSQL then checks the reference to the user again.
      await lockUser(tx, userId);
      const expiresAt = sql`now() + make_interval(hours => ${unsavedHours})`;
      const { rowCount } = await tx
        .update(uploads)
        .set({ ...picture, publishedAt: sql`now()`, expiresAt, ...(state ? hiddenColumns(state) : photoOfOrder) })
        .where(claimable(held.id, isHeld(held)));
      if (rowCount === 0) await refuse(held.id, tx);
    },
    /** Whether the transaction that closes the claim was committed. */
    isClosed: async (held: Lease): Promise<boolean> =>
      (await db.$count(uploads, own(held.id, isHeld(held), isNotNull(uploads.publishedAt)))) > 0,
    /** Ends a lease, so that the upload can be claimed again at once. */
    release: async (held: Lease): Promise<void> => {
      await db
        .update(uploads)
        .set({ claimedAt: null })
        .where(claimable(held.id, isHeld(held)));
    },
  };
}

/** The other claim has no result yet; a later request gets it. */
function beingClaimed(): HttpError {
  return new HttpError(409, 'claim_in_progress', 'This picture is being saved');
}
