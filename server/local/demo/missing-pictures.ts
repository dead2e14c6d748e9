import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { TailorId } from '../../db/owned';
import { galleryImages } from '../../features/gallery/tables';
import { tailors } from '../../features/tailor/tables';
import { users } from '../../auth/tables';
import type { DemoPicture, DemoTailor } from './demo-tailor';
import { emailOf } from './profile';
import { demoAccountTailor, demoTailors } from './tailors';

/** A picture that a portfolio lacks; `index` is its position. */
export interface MissingPicture {
  tailorId: TailorId;
  userId: string;
  slug: string;
  index: number;
  picture: DemoPicture;
}

/** The demo account first, then in the order of the directory, newest first. */
const inDrawingOrder: readonly DemoTailor[] = [
  demoAccountTailor,
  ...demoTailors.filter((tailor) => tailor !== demoAccountTailor).reverse(),
];

/**
 * Returns those of the first `atMost` pictures of the demo portfolios, in that order, that are missing. Returns none if the very
 * last one exists, so that a picture that its tailor deleted later does not come back.
 */
export async function missingPictures(db: Database, atMost = Infinity): Promise<MissingPicture[]> {
  const rows = await db
    .select({ tailorId: tailors.id, userId: users.id, email: users.email, place: galleryImages.displayOrder })
    .from(tailors)
    .innerJoin(users, eq(users.id, tailors.userId))
    .leftJoin(galleryImages, eq(galleryImages.tailorId, tailors.id))
    .where(inArray(users.email, demoTailors.map(emailOf)));
  const planned = inDrawingOrder.flatMap((tailor) => {
    const own = rows.filter(({ email }) => email === emailOf(tailor));
    return tailor.pictures.map((picture, index) => ({ own, slug: tailor.slug, index, picture }));
  });
  const possible = planned.slice(0, atMost).flatMap(({ own: [row, ...more], ...rest }) => {
    if (!row) return [];
    const exists = [row, ...more].some(({ place }) => place === rest.index);
    // There is no session here, so the branded id comes from the row.
    return [{ exists, missing: { tailorId: row.tailorId as TailorId, userId: row.userId, ...rest } }];
  });
  if (possible.at(-1)?.exists) return [];
  return possible.filter(({ exists }) => !exists).map(({ missing }) => missing);
}
