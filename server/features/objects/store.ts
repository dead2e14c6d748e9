import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Received } from '@shared/endpoint';
import { uploadLimits, type objectsApi } from '@shared/objects';
import type { Database } from '../../db/client';
import { galleryImages, tailors, uploads } from '../../db/tables';
import { found, HttpError } from '../../http/errors';
import type { StoreDeps } from '../../scope';
import { newKey } from '../../storage/keys';

/** A picture that is in the store. */
export interface PublishedPicture {
  url: string;
  width: number;
  height: number;
  widths: number[];
  thumbhash: string;
}

type UploadRequest = Received<typeof objectsApi.reserve>['body'];

/** How long a reserved upload may take until it is claimed. */
const uploadSeconds = 15 * 60;

/** One user's uploads on their way from the browser to a published picture. */
export function uploadStore({ db, storage, pictures, log }: StoreDeps, userId: string) {
  const own = (id: string) => and(eq(uploads.userId, userId), eq(uploads.id, id));
  /** What cannot be cleared away now is no reason to fail: nothing points at it. */
  const leaveBehind = (err: unknown) => log.warn({ err }, 'file left behind in the store');

  /** Publishes what was uploaded; a file that cannot be used is forgotten, so that another can be sent in its place. */
  const publish = async (id: string): Promise<{ stagingKey: string; picture: PublishedPicture }> => {
    const stagingKey = await openUpload(db, own(id));
    const load = async () => {
      const bytes = await storage.read(stagingKey, uploadLimits.bytes);
      if (bytes) return bytes;
      // Gone because another call has just claimed it, or never here.
      await openUpload(db, own(id));
      throw new HttpError(400, 'upload_missing', 'The file has not arrived. Please upload it again.');
    };
    try {
      const { jpeg, width, height, thumbhash } = await pictures.prepare(await load());
      const url = await storage.publish(jpeg, 'jpg');
      return { stagingKey, picture: { url, width, height, widths: [], thumbhash } };
    } catch (error) {
      if (isRefusal(error)) await storage.removeUpload(stagingKey).catch(leaveBehind);
      throw error;
    }
  };

  /**
   * Takes a picture back whose rows were not written. Where the connection broke at the commit nobody knows whether
   * they were: the lock waits until the database does.
   */
  const takeBack = async (id: string, { url }: PublishedPicture) => {
    const [row] = await db.select({ publicUrl: uploads.publicUrl }).from(uploads).where(own(id)).for('update');
    if (row?.publicUrl !== url) await storage.unpublish(url);
  };

  const claimInto = async <T>(id: string, record: (tx: Database, picture: PublishedPicture) => Promise<T>) => {
    const { stagingKey, picture } = await publish(id);
    const recorded = await db
      .transaction(async (tx) => {
        const [claimed] = await tx
          .update(uploads)
          .set({ claimedAt: sql`now()`, publicUrl: picture.url })
          .where(and(own(id), isNull(uploads.claimedAt)))
          .returning({ id: uploads.id });
        if (!claimed) throw alreadyClaimed();
        return record(tx, picture);
      })
      .catch(async (error: unknown) => {
        await takeBack(id, picture).catch(leaveBehind);
        throw error;
      });
    await storage.removeUpload(stagingKey).catch(leaveBehind);
    return recorded;
  };

  return {
    /** A place for one file: where to PUT it, and the id to claim it by. */
    reserve: async ({ contentType, size }: UploadRequest) => {
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
    /** Publishes an upload as a picture of the user's own. Only the first caller wins; 404 for anybody else's. */
    claim: (id: string) => claimInto(id, async (_tx, picture) => picture),
    /** The same, with a row that belongs to the picture written in the claim's own transaction by `record`. */
    claimInto,
    /** The picture at a URL, where this user claimed it for a profile and not for a portfolio; locked by a transaction. */
    ownPicture: async (url: string) => {
      const inPortfolio = db
        .select({ id: galleryImages.id })
        .from(galleryImages)
        .innerJoin(tailors, eq(tailors.id, galleryImages.tailorId))
        .where(and(eq(tailors.userId, userId), eq(galleryImages.imageUrl, url)));
      const published = and(eq(uploads.userId, userId), eq(uploads.publicUrl, url), isNotNull(uploads.claimedAt));
      const [row] = await db
        .select({ widths: uploads.widths })
        .from(uploads)
        .where(and(published, notExists(inPortfolio)))
        .for('update');
      return row;
    },
  };
}

/** The staging key of an upload that can still be claimed. */
async function openUpload(db: Database, condition: ReturnType<typeof and>): Promise<string> {
  const expired = sql<boolean>`${uploads.expiresAt} <= now()`;
  const [row] = await db
    .select({ stagingKey: uploads.stagingKey, claimedAt: uploads.claimedAt, expired })
    .from(uploads)
    .where(condition);
  const upload = found(row, 'Upload');
  if (upload.claimedAt) throw alreadyClaimed();
  return found(upload.expired ? undefined : (upload.stagingKey ?? undefined), 'Upload');
}

function alreadyClaimed(): HttpError {
  return new HttpError(409, 'already_claimed', 'This picture has already been saved');
}

/** Whether a file arrived and cannot be used, as opposed to one that is not here or a store that is away. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && ['invalid', 'too_large', 'unsupported_type'].includes(error.code);
}
