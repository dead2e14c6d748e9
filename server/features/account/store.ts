import { eq } from 'drizzle-orm';
import { BRAND } from '@shared/brand';
import { tailors } from '../../db/tables';
import type { StoreDeps } from '../../deps';
import { archives } from './archive';
import { deleteAccount } from './delete-account';

/** Everything that one user has stored, taken as a whole. */
export function accountStore(deps: StoreDeps, userId: string) {
  const { ready, open } = archives(deps, userId);
  return {
    /** Resolves where `archive` would answer one now, and otherwise throws what it would. */
    archiveReady: ready,
    archive: async () => {
      const name = await fileName();
      return { fileName: name, contentType: 'application/zip', content: await open() };
    },
    delete: () => deleteAccount(deps, userId),
  };

  /** 'seamfolk-adunni-couture-2026-01-31.zip' */
  async function fileName(): Promise<string> {
    const [tailor] = await deps.db
      .select({ slug: tailors.profileSlug })
      .from(tailors)
      .where(eq(tailors.userId, userId));
    const day = new Date().toISOString().slice(0, 10);
    return [BRAND.toLowerCase(), tailor?.slug ?? 'account', day].join('-').concat('.zip');
  }
}
