import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { tailors } from '../../tailor/tables';
import { found } from '../../../http/errors';
import type { ObjectStorage } from '../../../storage/object-storage';
import { everyPicture } from '../../gallery/pictures';
import { shownPromises } from '../../orders/kept-promises';
import { ownTailorPresenter } from '../../tailor/presenter';

interface PageDeps {
  db: Database;
  storage: Pick<ObjectStorage, 'publicUrl'>;
}

export type CasePage = ReturnType<typeof casePage>;

/**
 * Returns the function that reads a page as it is stored now, also while it is hidden, with all its pictures. It throws HttpError
 * 404 without the page.
 */
export function casePage({ db, storage }: PageDeps) {
  const present = ownTailorPresenter(storage);
  const picturesOf = everyPicture({ db, storage });
  return async (tailorId: string) => {
    const [row] = await db.select().from(tailors).where(eq(tailors.id, tailorId));
    const page = found(row, 'Page');
    const keptPromises = await shownPromises(db, page);
    return { ...present(page), keptPromises, pictures: await picturesOf(tailorId) };
  };
}
