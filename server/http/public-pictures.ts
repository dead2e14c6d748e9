import type { Pool } from 'pg';
import type { ObjectStorage } from '../storage/object-storage';
import { jpegName } from '../storage/picture-names';

/** Any picture that visitors are shown. */
const anyShown = `select picture_key as key from gallery_images
  union all select profile_picture_key from tailors where profile_picture_key is not null limit 1`;

/** How long the bucket may take to answer as it does to a visitor, in milliseconds. */
const timeoutMs = 1_500;
const maxBytes = 32_000_000;

/**
 * Loads one picture from its public address, without any right, as a visitor does. Returns in one sentence what keeps visitors
 * from it; undefined where it loads, where there is no picture to try, and where this server itself serves pictures.
 */
export async function publicTrouble(pool: Pool, storage: ObjectStorage): Promise<string | undefined> {
  const base = storage.publicUrl('');
  if (base.startsWith('/')) return undefined;
  const { rows } = await pool.query<{ key: string }>(anyShown);
  const [shown] = rows;
  if (!shown) return undefined;
  const name = jpegName(shown.key);
  const reason = await troubleAt(base + name);
  if (!reason) return undefined;
  // A picture that the bucket has lost says nothing about all others.
  if (!(await storage.readPublished(name, maxBytes))) return undefined;
  return `Visitors cannot load pictures: ${base} ${reason}`;
}

async function troubleAt(url: string): Promise<string | undefined> {
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
