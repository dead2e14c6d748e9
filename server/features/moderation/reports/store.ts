import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { reportInputSchema } from '@shared/moderation/reports';
import { tailors } from '../../tailor/tables';
import type { StoreDeps } from '../../../deps';
import { found } from '../../../http/errors';
import { pictureAt, profilePictureId } from '../cases/case-picture';
import { acknowledge, type MailDeps } from '../deciding/mails';
import { newReference, openCase } from '../cases/open-case';
import { senderHash } from './senders';

/** Returns the function by which a visitor reports a page or a picture. `network` is the visitor's internet connection. */
export function reportStore({ db, env, mail }: Pick<StoreDeps, 'db' | 'env'> & MailDeps, network: string) {
  return {
    /** @throws HttpError 404 if visitors see no such page or picture */
    create: async ({ homepage, tailorId, profilePicture, ...about }: z.output<typeof reportInputSchema>) => {
      if (homepage) return { reference: newReference() };
      const opened = await db.transaction(async (tx) => {
        const page = and(eq(tailors.id, tailorId), isNull(tailors.hiddenAt));
        found((await tx.select({ id: tailors.id }).from(tailors).where(page).for('key share'))[0], 'Page');
        const imageId = profilePicture ? await profilePictureId(tx, tailorId) : about.imageId;
        if (imageId || profilePicture) {
          const picture = imageId ? await pictureAt(tx, { tailorId, imageId }) : undefined;
          found(picture?.isHidden ? undefined : picture, 'Picture');
        }
        const senderIn = senderHash(env.sessionSecret, network);
        return openCase(tx, { ...about, kind: 'report', actor: 'visitor', tailorId, imageId, senderIn });
      });
      acknowledge({ mail, env }, about.email, opened.reference);
      return opened;
    },
  };
}
