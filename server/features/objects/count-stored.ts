import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { jpegName, webpNames } from '@shared/pictures/picture-files';
import { uploads } from './tables';
import type { StoreDeps } from '../../deps';

/** Pictures that one call counts, so that other work of the sweep does not wait for long. */
const atMost = 500;

/** Counts the stored bytes of pictures from before they were counted at the claim, the oldest first. Returns the number of pictures. */
export async function countStored({ db, storage }: Pick<StoreDeps, 'db' | 'storage'>, signal?: AbortSignal) {
  const uncounted = and(isNotNull(uploads.publishedAt), isNull(uploads.storedBytes));
  const { id, publicKey, widths } = uploads;
  const waiting = await db
    .select({ id, publicKey, widths })
    .from(uploads)
    .where(uncounted)
    .orderBy(asc(uploads.createdAt))
    .limit(atMost);
  let counted = 0;
  for (const picture of waiting) {
    if (signal?.aborted) break;
    let storedBytes = 0;
    for (const name of [jpegName(picture.publicKey), ...webpNames(picture.publicKey, picture.widths)])
      storedBytes += (await storage.sizeOf(name)) ?? 0;
    await db
      .update(uploads)
      .set({ storedBytes })
      .where(and(eq(id, picture.id), uncounted));
    counted += 1;
  }
  return counted;
}
