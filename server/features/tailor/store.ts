import { eq } from 'drizzle-orm';
import type { TailorInput } from '@shared/tailor';
import { violatedUnique } from '../../db/errors';
import type { TailorId } from '../../db/owned';
import { tailors } from '../../db/tables';
import { conflict, found, HttpError } from '../../http/errors';
import type { StoreDeps } from '../../scope';
import { uploadStore } from '../objects/store';
import { withWhatsappUrl } from './whatsapp';

/** Making the one profile that a user may have. */
export function profileCreation(deps: StoreDeps, userId: string) {
  const { db } = deps;
  return {
    create: async (input: TailorInput) => {
      await requireOwnPicture(deps, userId, input.profilePictureUrl);
      const [row] = await db
        .insert(tailors)
        .values({ ...input, userId })
        .returning()
        .catch(asConflict);
      return withWhatsappUrl(found(row, 'Profile'));
    },
    /** Free for this user: nobody's, or their own profile's. */
    isSlugAvailable: async (slug: string) => {
      const [holder] = await db.select({ userId: tailors.userId }).from(tailors).where(eq(tailors.profileSlug, slug));
      return !holder || holder.userId === userId;
    },
  };
}

/** The tailor's own profile. */
export function profileStore(deps: StoreDeps, tailorId: TailorId, userId: string) {
  const { db } = deps;
  const get = async () => found((await db.select().from(tailors).where(eq(tailors.id, tailorId)))[0], 'Profile');
  return {
    get: async () => withWhatsappUrl(await get()),
    update: async (id: string, input: TailorInput) => {
      if (id !== tailorId) throw new HttpError(404, 'not_found', 'Profile not found');
      if (input.profilePictureUrl && input.profilePictureUrl !== (await get()).profilePictureUrl) {
        await requireOwnPicture(deps, userId, input.profilePictureUrl);
      }
      const [row] = await db.update(tailors).set(input).where(eq(tailors.id, tailorId)).returning().catch(asConflict);
      return withWhatsappUrl(found(row, 'Profile'));
    },
  };
}

/** A profile picture is one that this user uploaded and claimed, never an address from elsewhere. */
async function requireOwnPicture(deps: StoreDeps, userId: string, url: string | null | undefined) {
  if (!url || (await uploadStore(deps, userId).hasPublished(url))) return;
  const message = 'Upload the picture first';
  throw new HttpError(400, 'invalid', message, { profilePictureUrl: [message] });
}

function asConflict(error: unknown): never {
  const constraint = violatedUnique(error);
  if (constraint === 'tailors_profile_slug_unique') {
    throw conflict('slug_taken', 'profileSlug', 'This URL is already taken');
  }
  if (constraint === 'tailors_user_id_unique') {
    throw new HttpError(409, 'profile_exists', 'You already have a tailor profile');
  }
  throw error;
}
