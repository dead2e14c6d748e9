import { sql } from 'drizzle-orm';
import type { Act } from '@shared/cases';
import { hold } from '@shared/decisions';
import type { Database } from '../../db/client';

/** The acts that hide the whole page. */
const hidingActs: readonly (Act | typeof hold)[] = ['hide page', 'suspend', hold];

interface Subject {
  userId: string;
  tailorId: string;
  imageId: string | null;
}

/**
 * Writes what the decisions in force mean into the rows that every reader filters by: `hidden_at` of page and picture,
 * `suspended_at` of the user. A hidden page is unlisted (`is_active`), so that the indexes of the directory leave it out, and gets
 * its own setting back when it is restored. The versions of the rows stay, so that a form that the owner has open can be saved.
 */
export async function applyDecisions(tx: Database, { userId, tailorId, imageId }: Subject): Promise<void> {
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
  if (!imageId) return;
  await tx.execute(sql`
    update gallery_images set hidden_at = case when exists (
        select from decisions where image_id = ${imageId} and act = 'hide picture' and ended_at is null
      ) then coalesce(hidden_at, now()) end
    where id = ${imageId} and tailor_id = ${tailorId}`);
  await tx.execute(sql`
    update tailors set profile_picture_hidden_at = case when exists (
        select from decisions where image_id = ${imageId} and act = 'hide picture' and ended_at is null
      ) then coalesce(profile_picture_hidden_at, now()) end
    where id = ${tailorId} and profile_picture_key = (select public_key from uploads where id = ${imageId})`);
}
