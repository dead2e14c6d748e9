import { and, count, eq, gt, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { ParsedInput } from '@shared/contract/endpoint';
import type { objectsApi } from '@shared/objects/contract';
import { jpegName } from '@shared/pictures/picture-files';
import type { Database } from '../../db/client';
import { galleryImages } from '../gallery/tables';
import { tailors } from '../tailor/tables';
import { users } from '../../auth/tables';
import { uploads } from './tables';
import { found, HttpError } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { newKey } from '../../storage/keys';
import { claimer } from './claim';
import { quotaOf } from './quota';

type UploadRequest = ParsedInput<typeof objectsApi.reserve>['body'];

/** Longest time from a reservation to its claim, in seconds. */
const uploadSeconds = 15 * 60;
/** Unclaimed reservations per user: two full batches of the upload dialog. */
const maxReservations = 20;
/** Unclaimed reservations and claimed pictures that no profile shows, per user. */
const maxWaiting = 200;

/** Returns one user's uploads, from the reservation to the published picture. */
export function uploadStore(deps: StoreDeps, userId: string) {
  const { db, storage } = deps;
  const claimInto = claimer(deps, userId);
  const quota = quotaOf(deps, userId);

  /** Throws 429 above the limits. Locks the user, so that simultaneous reservations count each other. */
  const refuseExcess = async (tx: Database) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const isReservation = sql`filter (where ${isNull(uploads.publishedAt)})`;
    const secondsUntil = (first: SQL) => sql<number>`ceil(extract(epoch from ${first} - now()))::int`;
    const firstExpiry = sql`min(${uploads.expiresAt})`;
    const [waiting] = await tx
      .select({
        all: count(),
        reserved: sql<number>`(count(*) ${isReservation})::int`,
        secondsOfReserved: secondsUntil(sql`${firstExpiry} ${isReservation}`),
        secondsOfAll: secondsUntil(firstExpiry),
      })
      .from(uploads)
      .where(and(eq(uploads.userId, userId), gt(uploads.expiresAt, sql`now()`)));
    const { all, reserved, secondsOfReserved, secondsOfAll } = found(waiting, 'Count');
    if (reserved >= maxReservations) throw tooManyWaiting(secondsOfReserved);
    if (all >= maxWaiting) throw tooManyWaiting(secondsOfAll);
  };

  return {
    usage: quota.usage,
    /** Reserves one upload. Returns the URL to PUT the file to, and the id to claim it with. */
    reserve: async ({ contentType, size }: UploadRequest) => {
      const stagingKey = newKey();
      const expiresAt = sql`now() + make_interval(secs => ${uploadSeconds})`;
      const reservation = { userId, stagingKey, publicKey: newKey(), contentType, size, expiresAt };
      const [row] = await db.transaction(async (tx) => {
        await refuseExcess(tx);
        await quota.check(1, tx);
        return tx.insert(uploads).values(reservation).returning({ objectId: uploads.id });
      });
      const uploadURL = await storage.uploadUrl(stagingKey, { contentType, size, expiresInSeconds: uploadSeconds });
      return { ...found(row, 'Upload'), uploadURL };
    },
    /** Publishes an upload as a picture of the user and returns its address. Only the first call succeeds; 404 for other users. */
    claim: (id: string) => claimInto(id, async (_tx, { key }) => storage.publicUrl(jpegName(key))),
    /** Claims like `claim`, and writes the row that shows the picture in the same transaction. */
    claimInto,
    /** Claims a photo of an order like `claimInto`. Nothing compares it with other pictures, and no page can show it. */
    claimForOrder: claimer(deps, userId, { isOfOrder: true }),
    /**
     * Returns the picture with this public key if the user claimed it for a profile, and not for a portfolio or an order. Locks its row.
     */
    ownPicture: async (key: string) => {
      const inPortfolio = db
        .select({ id: galleryImages.id })
        .from(galleryImages)
        .innerJoin(tailors, eq(tailors.id, galleryImages.tailorId))
        .where(and(eq(tailors.userId, userId), eq(galleryImages.pictureKey, key)));
      const published = and(
        eq(uploads.userId, userId),
        eq(uploads.publicKey, key),
        isNotNull(uploads.publishedAt),
        eq(uploads.isOfOrder, false),
      );
      const [row] = await db
        .select({ widths: uploads.widths })
        .from(uploads)
        .where(and(published, notExists(inPortfolio)))
        .for('update');
      return row;
    },
  };
}

/** @param seconds until the first upload expires */
function tooManyWaiting(seconds: number): HttpError {
  const message = 'Too many uploads are waiting. Please try again in some minutes.';
  return new HttpError(429, 'rate_limited', message, undefined, seconds);
}
