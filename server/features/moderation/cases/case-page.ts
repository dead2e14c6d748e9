import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { tailors } from '../../tailor/tables';
import { found } from '../../../http/errors';
import type { ObjectStorage } from '../../../storage/object-storage';
import { everyPicture } from '../../gallery/store';
import { ownTailorPresenter } from '../../tailor/presenter';

interface PageDeps {
  db: Database;
  storage: Pick<ObjectStorage, 'publicUrl'>;
}

/** Returns a page as it is stored now, also while it is hidden, with all its pictures. @throws HttpError 404 without the page */
export async function casePage({ db, storage }: PageDeps, tailorId: string) {
  const [row] = await db.select().from(tailors).where(eq(tailors.id, tailorId));
  return {
    ...ownTailorPresenter(storage)(found(row, 'Page')),
    pictures: await everyPicture({ db, storage })(tailorId),
  };
}
