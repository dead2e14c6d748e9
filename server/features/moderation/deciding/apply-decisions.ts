import { sql } from 'drizzle-orm';
import { type Act, hold } from '@shared/moderation/acts';
import type { Database } from '../../../db/client';

/** The acts that hide the whole page. */
const hidingActs: readonly (Act | typeof hold)[] = ['hide page', 'suspend', hold];

interface Subject {
  userId: string;
  tailorId: string;
}

/**
 * Writes what the decisions in force mean into the rows that every reader filters by: `hidden_at` of page and upload,
 * `suspended_at` of the user. A hidden page is unlisted (`is_active`), so that the indexes of the directory leave it out, and gets
 * its own setting back when it is restored. The versions of the rows stay, so that a form that the owner has open can be saved.
 */
export async function applyDecisions(tx: Database, { userId, tailorId }: Subject): Promise<void> {
  await tx.execute(sql`
    update users set suspended_at = case when exists (
        select from decisions where user_id = ${userId} and act = 'suspend' and ended_at is null
      ) then coalesce(suspended_at, now()) end
    where id = ${userId}`);
  await tx.execute(sql`
    update tailors set
      hidden_at = case when hides then coalesce(hidden_at, now()) end,
      is_active = not hides and coalesce(listed_before_hiding, is_active),
      listed_before_hiding = case when hides then coalesce(listed_before_hiding, is_active) end
    from (
      select exists (
        select from decisions where tailor_id = ${tailorId} and act = any(${sql.param([...hidingActs])}) and ended_at is null
      ) as hides
    ) as state
    where id = ${tailorId} and hides is distinct from (hidden_at is not null)`);
  const decided = sql`(select upload_id from decisions where tailor_id = ${tailorId})`;
  // A deletion locks the image before the upload too.
  await tx.execute(sql`
    select from gallery_images
    where tailor_id = ${tailorId} and picture_key in (select public_key from uploads where id in ${decided})
    order by id for update`);
  // Triggers copy the state to every row that shows the picture.
  await tx.execute(sql`
    update uploads set hidden_at = case when hides then coalesce(hidden_at, now()) end
    from (
      select id, exists (
        select from decisions where upload_id = uploads.id and act = 'hide picture' and ended_at is null
      ) as hides
      from uploads where id in ${decided}
    ) as state
    where uploads.id = state.id and hides is distinct from (hidden_at is not null)`);
}
