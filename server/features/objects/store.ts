import { and, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Received } from '@shared/endpoint';
import type { objectsApi } from '@shared/objects';
import { galleryImages, tailors, uploads } from '../../db/tables';
import { found, HttpError } from '../../http/errors';
import type { StoreDeps } from '../../scope';
import { newKey } from '../../storage/keys';
import { jpegName } from '../../storage/picture-names';
import { claiming } from './claim';

type UploadRequest = Received<typeof objectsApi.reserve>['body'];

/** How long a reserved upload may take until it is claimed. */
const uploadSeconds = 15 * 60;
/** Most uploads and unsaved pictures that one user may have waiting. */
const maxWaiting = 200;

/** One user's uploads on their way from the browser to a published picture. */
export function uploadStore(deps: StoreDeps, userId: string) {
  const { db, storage } = deps;
  const claimInto = claiming(deps, userId);

  const refuseHoarding = async () => {
    const waiting = and(eq(uploads.userId, userId), gt(uploads.expiresAt, sql`now()`));
    if ((await db.$count(uploads, waiting)) < maxWaiting) return;
    throw new HttpError(429, 'rate_limited', 'Too many uploads are waiting. Please try again in some minutes.');
  };

  return {
    /** A place for one file: where to PUT it, and the id to claim it by. */
    reserve: async ({ contentType, size }: UploadRequest) => {
      await refuseHoarding();
      const stagingKey = newKey();
      const [row] = await db
        .insert(uploads)
        .values({
          userId,
          stagingKey,
          publicKey: newKey(),
          contentType,
          size,
          expiresAt: sql`now() + make_interval(secs => ${uploadSeconds})`,
        })
        .returning({ objectId: uploads.id });
      const uploadURL = await storage.uploadUrl(stagingKey, { contentType, size, expiresInSeconds: uploadSeconds });
      return { ...found(row, 'Upload'), uploadURL };
    },
    /** Publishes an upload as a picture of the user and returns its address. Only the first call succeeds; 404 for other users. */
    claim: (id: string) => claimInto(id, async (_tx, { key }) => storage.publicUrl(jpegName(key))),
    /** The same, with a row that belongs to the picture written in the claim's own transaction. */
    claimInto,
    /** The picture with a public key, where this user claimed it for a profile and not for a portfolio; locks its row. */
    ownPicture: async (key: string) => {
      const inPortfolio = db
        .select({ id: galleryImages.id })
        .from(galleryImages)
        .innerJoin(tailors, eq(tailors.id, galleryImages.tailorId))
        .where(and(eq(tailors.userId, userId), eq(galleryImages.pictureKey, key)));
      const published = and(eq(uploads.userId, userId), eq(uploads.publicKey, key), isNotNull(uploads.publishedAt));
      const [row] = await db
        .select({ widths: uploads.widths })
        .from(uploads)
        .where(and(published, notExists(inPortfolio)))
        .for('update');
      return row;
    },
  };
}
