import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { galleryImages } from '../../db/tables';
import { srcsetOf } from '../../storage/picture-names';

/** Reads the first picture of each of these tailors' portfolios, by the tailor's id. */
export function coverReader(db: Database) {
  const first = sql`select id from ${galleryImages} where tailor_id = tailor.id
    order by display_order, created_at, id limit 1`;
  const statement = db
    .select()
    .from(galleryImages)
    .where(
      sql`${galleryImages.id} = any(array(select cover.id from unnest(${sql.placeholder('tailorIds')}::uuid[]) as tailor (id)
        cross join lateral (${first}) cover))`,
    )
    .prepare('covers');
  return async (tailorIds: readonly string[]) => {
    const rows = tailorIds.length > 0 ? await statement.execute({ tailorIds: [...tailorIds] }) : [];
    return new Map(rows.map((row) => [row.tailorId, { ...row, srcset: srcsetOf(row.imageUrl, row.widths) }]));
  };
}
