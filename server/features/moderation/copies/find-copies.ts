import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { jpegName } from '@shared/pictures/picture-files';
import type { Database } from '../../../db/client';
import { locks } from '../../../db/locks';
import { decisions } from '../tables';
import { uploads } from '../../objects/tables';
import type { StoreDeps } from '../../../deps';
import { HttpError } from '../../../http/errors';
import { hashParts, isSamePicture } from '../../../pictures/fingerprint';
import { hideCopies } from './hide-copies';
import { openCase } from '../cases/open-case';

/** Pictures whose fingerprints one call makes: about ten seconds of a core. */
const atMost = 500;
/** Far above the size of a published JPEG. */
const maxBytes = 32_000_000;
/** Pictures with a part of the hash in common that are compared. Few have one by chance. */
const maxCandidates = 200;

type CopyDeps = Pick<StoreDeps, 'db' | 'storage' | 'pictures' | 'log'>;

/**
 * Makes the fingerprints of published pictures that have none, the oldest first. Opens a case for each picture that another
 * tailor's page shows too, for the operator alone. Hides copies of hidden pictures (hide-copies.ts). Returns the number of pictures that were compared. A fingerprint and
 * its cases are written in one transaction, so that none is lost if the process is killed.
 */
export async function findCopies({ db, storage, pictures, log }: CopyDeps, signal?: AbortSignal): Promise<number> {
  const waiting = await db
    .select({ id: uploads.id, publicKey: uploads.publicKey })
    .from(uploads)
    .where(and(isNotNull(uploads.publishedAt), isNull(uploads.fingerprint)))
    .orderBy(asc(uploads.createdAt))
    .limit(atMost);
  let compared = 0;
  for (const { id, publicKey } of waiting) {
    if (signal?.aborted) break;
    const jpeg = await storage.readPublished(jpegName(publicKey), maxBytes);
    const fingerprint = jpeg && (await pictures.fingerprint(jpeg).catch(asUnreadable));
    if (!fingerprint) log.warn({ upload: id }, 'a published picture has no fingerprint');
    const isCompared = await db.transaction(async (tx) => {
      // Two processes that compare the same picture of two pages at the same time would not see each other's rows.
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.copies})`);
      if (!(await keep(tx, id, fingerprint)) || !fingerprint) return false;
      await openCases(tx, id, fingerprint);
      return true;
    });
    if (isCompared) compared += 1;
  }
  await hideCopies({ db, storage, log });
  return compared;
}

/** Returns nothing for a picture that cannot be read. Rethrows other errors: the next call tries again. */
function asUnreadable(error: unknown): undefined {
  if (error instanceof HttpError && error.status === 400) return undefined;
  throw error;
}

/** Writes a fingerprint, also into a decision that hides the picture. Returns false if another process has written it. */
async function keep(db: Database, id: string, fingerprint: Buffer | undefined): Promise<boolean> {
  const { rowCount } = await db
    .update(uploads)
    .set({ fingerprint: fingerprint ?? Buffer.alloc(0), hashParts: fingerprint ? hashParts(fingerprint) : null })
    .where(and(eq(uploads.id, id), isNull(uploads.fingerprint)));
  const withoutFingerprint = and(eq(decisions.uploadId, id), isNull(decisions.repeats), isNull(decisions.fingerprint));
  if (rowCount === 1 && fingerprint) await db.update(decisions).set({ fingerprint }).where(withoutFingerprint);
  return rowCount === 1;
}

/** A picture on a tailor's page; `imageId` is as in `PicturePlace`. */
interface ShownPicture extends Record<string, unknown> {
  tailorId: string;
  imageId: string;
  fingerprint: Buffer;
}

/** Opens a case about each page that shows this picture, with the first page that showed it before as the other one. */
async function openCases(db: Database, uploadId: string, fingerprint: Buffer): Promise<void> {
  const own = await shownPictures(db, sql`upload.id = ${uploadId}`);
  if (own.length === 0) return;
  const alike = sql`upload.hash_parts && ${sql.param(hashParts(fingerprint))}::integer[] and upload.id <> ${uploadId}`;
  const others = (await shownPictures(db, alike)).filter((each) => isSamePicture(fingerprint, each.fingerprint));
  for (const { tailorId, imageId } of own) {
    const other = others.find((each) => each.tailorId !== tailorId);
    if (!other) continue;
    const kind = 'same picture';
    const details = { tailorId: other.tailorId, imageId: other.imageId };
    await openCase(db, { kind, tailorId, imageId, reason: kind, details, actor: 'server' });
  }
}

/** Lists the pages that show pictures, the earliest picture first. */
async function shownPictures(db: Database, which: ReturnType<typeof sql>): Promise<ShownPicture[]> {
  const { rows } = await db.execute<ShownPicture>(sql`
    select tailor_id as "tailorId", image_id as "imageId", upload.fingerprint
    from uploads as upload
    join lateral (
      select tailor_id, id as image_id from gallery_images where picture_key = upload.public_key
      union all
      select id, upload.id from tailors where profile_picture_key = upload.public_key
    ) as place on true
    where ${which}
    order by upload.created_at, upload.id
    limit ${maxCandidates}`);
  return rows;
}
