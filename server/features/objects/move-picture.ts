import { and, eq, gt, sql } from 'drizzle-orm';
import { jpegName, webpNames } from '@shared/pictures/picture-files';
import type { Database } from '../../db/client';
import { uploads } from './tables';
import type { StoreDeps } from '../../deps';
import { found, HttpError } from '../../http/errors';
import { newKey } from '../../storage/keys';
import { sweeper } from './sweeper';

/** Far above the size of a published file. */
const maxBytes = 32_000_000;
/** How long a copy waits for `take`, in minutes. The store's time limits end all its requests before. */
const copyMinutes = 15;

/** The files of a picture under two keys. */
export interface PictureCopy {
  from: string;
  to: string;
  /** The JPEG, unless the store has lost it. */
  jpeg?: Buffer;
}

/**
 * Returns the functions that give a picture another key, so that its earlier addresses answer 404: `copy`, `take` in
 * the transaction that needs the new key, `discard`. The picture is complete under one of the keys at any time. If the process is
 * killed, the sweeper removes the files under the other key, because `uploads` names them in a row that expires.
 */
export function movingPictures({ db, storage, log }: Pick<StoreDeps, 'db' | 'storage' | 'log'>) {
  return {
    /** Copies all files of a picture to a new key, the JPEG last. Leaves out files that the store has lost. */
    copy: async (from: string): Promise<PictureCopy> => {
      const [picture] = await db.select().from(uploads).where(eq(uploads.publicKey, from));
      const { userId, widths } = found(picture, 'Picture');
      const to = newKey();
      const expiresAt = sql`now() + make_interval(mins => ${copyMinutes})`;
      await db.insert(uploads).values({ userId, publicKey: to, expiresAt });
      const names = (key: string) => [...webpNames(key, widths), jpegName(key)];
      let bytes: Buffer | undefined;
      for (const [index, name] of names(to).entries()) {
        bytes = await storage.readPublished(names(from)[index] ?? '', maxBytes);
        if (bytes) await storage.publish(name, bytes);
      }
      return { from, to, jpeg: bytes };
    },
    /**
     * Gives the picture the key of its copy wherever it is shown, and the earlier key a row that the sweeper removes with its
     * files. The versions of the rows that show it stay. @throws HttpError 409 if another call has moved the picture
     */
    take: async (tx: Database, { from, to }: PictureCopy): Promise<void> => {
      // A deletion locks the image before the upload too.
      await tx.execute(sql`select from gallery_images where picture_key = ${from} for update`);
      const [reserved] = await tx
        .delete(uploads)
        .where(and(eq(uploads.publicKey, to), gt(uploads.expiresAt, sql`clock_timestamp()`)))
        .returning();
      const moved = await tx.update(uploads).set({ publicKey: to }).where(eq(uploads.publicKey, from));
      if (!reserved || moved.rowCount === 0) {
        throw new HttpError(409, 'conflict', 'The picture has changed. Please try again.');
      }
      await tx.insert(uploads).values({ userId: reserved.userId, publicKey: from, expiresAt: sql`now()` });
      await tx.execute(sql`update gallery_images set picture_key = ${to} where picture_key = ${from}`);
      await tx.execute(sql`update tailors set profile_picture_key = ${to} where profile_picture_key = ${from}`);
    },
    /** Removes the files under the earlier key, after the transaction. The next sweep retries failures. */
    discard: ({ from }: PictureCopy): Promise<void> => sweeper({ db, storage, log }).discard([from]),
  };
}
