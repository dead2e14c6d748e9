import type { Pool } from 'pg';
import { jpegName } from '@shared/pictures/picture-files';
import type { ObjectStorage } from '../storage/object-storage';

/** Selects one picture that a portfolio, a profile or an order shows. */
const anyShown = `select picture_key as key from gallery_images
  union all select profile_picture_key from tailors where profile_picture_key is not null
  union all select picture_key from order_photos limit 1`;

/** Time limit of the request to the public URL, in milliseconds. */
const timeoutMs = 1_500;
const maxBytes = 32_000_000;

/**
 * Loads one picture from its public URL without credentials, as a visitor does. Returns one sentence about the problem;
 * undefined if the picture loads, if there is no picture, and if this server itself serves pictures.
 */
export async function publicPictureProblem(pool: Pool, storage: ObjectStorage): Promise<string | undefined> {
  const base = storage.publicUrl('');
  if (base.startsWith('/')) return undefined;
  const { rows } = await pool.query<{ key: string }>(anyShown);
  const [shown] = rows;
  if (!shown) return undefined;
  const name = jpegName(shown.key);
  const reason = await problemAt(base + name);
  if (!reason) return undefined;
  // If only this file is missing from the bucket, other pictures may load.
  if (!(await storage.readPublished(name, maxBytes))) return undefined;
  return `Visitors cannot load pictures: ${base} ${reason}`;
}

async function problemAt(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    if (answer.status === 403) return 'answered 403. The policy of the bucket has to let everybody read public/*.';
    if (!answer.ok) return `answered ${answer.status}. S3_PUBLIC_URL has to lead to the bucket.`;
    const type = answer.headers.get('Content-Type');
    if (type === 'image/jpeg') return undefined;
    return `answered with the type ${type} instead of image/jpeg. S3_PUBLIC_URL has to lead to the bucket.`;
  } catch (error) {
    const { cause = error } = error as Error;
    const { code, name } = cause as Error & { code?: string };
    return `cannot be reached (${code ?? name}). S3_PUBLIC_URL has to lead to the bucket.`;
  }
}
