import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { galleryImages } from '../../db/tables';
import { srcsetOf } from '../../storage/picture-names';

/** The first picture of each of these tailors' portfolios, by the tailor's id. */
export async function coversOf(db: Database, tailorIds: readonly string[]) {
  if (tailorIds.length === 0) return new Map<string, never>();
  const rows = await db
    .selectDistinctOn([galleryImages.tailorId])
    .from(galleryImages)
    .where(inArray(galleryImages.tailorId, [...tailorIds]))
    .orderBy(
      asc(galleryImages.tailorId),
      asc(galleryImages.displayOrder),
      asc(galleryImages.createdAt),
      asc(galleryImages.id),
    );
  return new Map(rows.map((row) => [row.tailorId, { ...row, srcset: srcsetOf(row.imageUrl, row.widths) }]));
}
