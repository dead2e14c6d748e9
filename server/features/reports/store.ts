import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { reportInputSchema } from '@shared/reports';
import { galleryImages, tailors } from '../../db/tables';
import type { StoreDeps } from '../../deps';
import { found } from '../../http/errors';
import { acknowledge, type MailDeps } from '../cases/mails';
import { newReference, openCase } from '../cases/open-case';

/** Returns the function by which a visitor reports a page or a picture. */
export function reportStore({ db, ...mails }: Pick<StoreDeps, 'db'> & MailDeps) {
  return {
    /** @throws HttpError 404 if visitors see no such page or picture */
    create: async ({ homepage, tailorId, imageId, ...said }: z.output<typeof reportInputSchema>) => {
      if (homepage) return { reference: newReference() };
      const opened = await db.transaction(async (tx) => {
        const page = and(eq(tailors.id, tailorId), isNull(tailors.hiddenAt));
        found((await tx.select({ id: tailors.id }).from(tailors).where(page).for('key share'))[0], 'Page');
        if (imageId) {
          const { id, tailorId: owner, hiddenAt } = galleryImages;
          const picture = and(eq(id, imageId), eq(owner, tailorId), isNull(hiddenAt));
          found((await tx.select({ id }).from(galleryImages).where(picture))[0], 'Picture');
        }
        return openCase(tx, { kind: 'report', actor: 'visitor', tailorId, imageId, ...said });
      });
      acknowledge(mails, said.email, opened.reference);
      return opened;
    },
  };
}
