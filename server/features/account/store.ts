import { eq } from 'drizzle-orm';
import { BRAND } from '@shared/site/brand';
import type { NounArchive } from '../../archive/files';
import type { Kept } from '../../noun';
import { tailors } from '../tailor/tables';
import type { StoreDeps } from '../../deps';
import { archives } from './archive';
import { deleteAccount } from './delete-account';

/** Returns the list of everything that is stored about people. */
export function keptDataStore(kept: readonly Kept[]) {
  return { keptData: () => [...kept] };
}

/** Returns the functions that act on everything one user has stored. They can take long, so they use the pool for jobs. */
export function accountStore(storeDeps: StoreDeps, userId: string, parts: readonly NounArchive[]) {
  const deps = { ...storeDeps, db: storeDeps.jobs };
  const { ready, open } = archives(deps, userId, parts);
  return {
    /** Throws the error that `archive` would throw now; resolves if an archive can start. */
    archiveReady: ready,
    archive: async () => {
      const name = await fileName();
      const { slowDownloadMinutes: slowMinutes } = deps.env;
      return { fileName: name, contentType: 'application/zip', content: await open(), slowMinutes };
    },
    delete: () => deleteAccount(deps, userId),
  };

  /** Returns a name such as 'seamfolk-adunni-couture-2026-01-31.zip'. */
  async function fileName(): Promise<string> {
    const [tailor] = await deps.db
      .select({ slug: tailors.profileSlug })
      .from(tailors)
      .where(eq(tailors.userId, userId));
    const day = new Date().toISOString().slice(0, 10);
    return [BRAND.toLowerCase(), tailor?.slug ?? 'account', day].join('-').concat('.zip');
  }
}
