import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { galleryImages, tailors } from '../../db/tables';
import { srcsetOf } from '../../storage/picture-names';
import { presented } from '../tailor/presented';

/** Reads what the cards of listed tailors show, by their `seq`, in the same order: the row, and the first picture of the portfolio. */
export function cardReader(db: Database) {
  const cover = db
    .select()
    .from(galleryImages)
    .where(eq(galleryImages.tailorId, tailors.id))
    .orderBy(galleryImages.displayOrder, galleryImages.createdAt, galleryImages.id)
    .limit(1)
    .as('cover');
  const statement = db
    .select()
    .from(tailors)
    .leftJoinLateral(cover, sql`true`)
    .where(and(eq(tailors.isActive, true), sql`${tailors.seq} = any(${sql.placeholder('seqs')}::bigint[])`))
    .prepare('cards');
  return async (seqs: readonly number[]) => {
    const rows = seqs.length > 0 ? await statement.execute({ seqs: [...seqs] }) : [];
    const bySeq = new Map(rows.map((row) => [row.tailors.seq, row]));
    return seqs
      .flatMap((seq) => bySeq.get(seq) ?? [])
      .map((row) => ({
        ...presented(row.tailors),
        cover: row.cover && { ...row.cover, srcset: srcsetOf(row.cover.imageUrl, row.cover.widths) },
      }));
  };
}
