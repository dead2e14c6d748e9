import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { quotaText } from '@shared/objects/storage-size';
import type { Database } from '../../db/client';
import { uploads } from './tables';
import { HttpError } from '../../http/errors';
import type { StoreDeps } from '../../deps';

/** Returns what one user's pictures take up in the store, and the check against the quota. */
export function quotaOf({ db, env }: Pick<StoreDeps, 'db' | 'env'>, userId: string) {
  const usedBytes = async (on: Database) => {
    const used = sql<number>`coalesce(sum(${uploads.storedBytes}), 0)::float8`;
    const published = and(eq(uploads.userId, userId), isNotNull(uploads.publishedAt));
    const [row] = await on.select({ used }).from(uploads).where(published);
    return row?.used ?? 0;
  };
  return {
    usage: async () => ({ usedBytes: await usedBytes(db), quotaBytes: env.accountQuotaBytes ?? null }),
    /**
     * Checks that `bytes` more fit. Claims that run at the same time do not see each other, so that they can exceed the quota together.
     * @throws HttpError 409
     */
    check: async (bytes: number, on = db): Promise<void> => {
      const { accountQuotaBytes: quota } = env;
      if (quota === undefined || (await usedBytes(on)) + bytes <= quota) return;
      throw new HttpError(409, 'quota', quotaText(quota));
    },
  };
}
