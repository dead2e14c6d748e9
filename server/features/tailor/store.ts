import { and, eq } from 'drizzle-orm';
import type { TailorInput } from '@shared/tailor';
import type { Database } from '../../db/client';
import { isDeadlock, violatedUnique } from '../../db/errors';
import { holdUser } from '../../db/hold-user';
import { isOfVersion, type TailorId } from '../../db/owned';
import { formerSlugs, tailors } from '../../db/tables';
import { conflict, found, HttpError, updated } from '../../http/errors';
import type { StoreDeps } from '../../scope';
import { uploadStore } from '../objects/store';
import { sweeper } from '../objects/sweeper';
import type { Once } from '../submissions/store';
import { presented } from './presented';

/** Making the one profile that a user may have. */
export function profileCreation(deps: StoreDeps, userId: string) {
  const { db } = deps;
  const read = async (id: string) => (await db.select().from(tailors).where(ownById(userId, id)))[0];
  const insert = (input: TailorInput) => async (tx: Database) => {
    await holdUser(tx, userId);
    const picture = await pictureOf({ ...deps, db: tx }, userId, input.profilePictureUrl);
    const [row] = await tx
      .insert(tailors)
      .values({ ...input, ...picture, ...spotOf(deps, input), userId })
      .returning();
    await endRedirect(tx, input.profileSlug);
    return found(row, 'Profile');
  };
  return {
    create: async (input: TailorInput, once: Once) =>
      presented(await once(read, (keep) => db.transaction((tx) => keep(tx, insert(input))).catch(asConflict))),
    /** Free for this user: nobody's page, or their own. An address that somebody's page has left is free as well. */
    isSlugAvailable: async (slug: string) => {
      const [holder] = await db.select({ userId: tailors.userId }).from(tailors).where(eq(tailors.profileSlug, slug));
      return !holder || holder.userId === userId;
    },
  };
}

/** The tailor's own profile. */
export function profileStore(deps: StoreDeps, tailorId: TailorId, userId: string) {
  const { db } = deps;
  const own = eq(tailors.id, tailorId);
  return {
    get: async () => presented(found((await db.select().from(tailors).where(own))[0], 'Profile')),
    update: async (id: string, input: TailorInput, versions?: readonly string[]) => {
      if (id !== tailorId) throw new HttpError(404, 'not_found', 'Profile not found');
      let moves = false;
      const { row, left } = await db
        .transaction(async (tx) => {
          await holdUser(tx, userId);
          const [before] = await tx.select().from(tailors).where(own).for('update');
          const { profilePictureUrl, profileSlug } = found(before, 'Profile');
          moves = input.profileSlug !== profileSlug;
          const picture = await pictureOf({ ...deps, db: tx }, userId, input.profilePictureUrl, profilePictureUrl);
          const [row] = await tx
            .update(tailors)
            .set({ ...input, ...picture, ...spotOf(deps, input) })
            .where(and(own, isOfVersion(tailors, versions)))
            .returning();
          const saved = await updated(row, async () => before && presented(before), 'Profile');
          if (moves) await redirectFrom(tx, profileSlug, tailorId);
          await endRedirect(tx, input.profileSlug);
          return { row: saved, left: profilePictureUrl };
        })
        .catch((error: unknown) => asConflict(error, moves));
      if (left && left !== row.profilePictureUrl) await sweeper(deps).discard(left);
      return presented(row);
    },
  };
}

function ownById(userId: string, id: string) {
  return and(eq(tailors.userId, userId), eq(tailors.id, id));
}

/** Where the written place lies, as close as its town or postal code; nothing where that is not known. */
function spotOf({ places }: StoreDeps, written: TailorInput) {
  const spot = places.locate(written);
  return { latitude: spot?.latitude ?? null, longitude: spot?.longitude ?? null };
}

/** The columns of a profile picture: one that this user uploaded and claimed, never an address from elsewhere. */
async function pictureOf(deps: StoreDeps, userId: string, url: string | null | undefined, before?: string | null) {
  if (url === undefined || url === before) return {};
  if (!url) return { profilePictureUrl: null, profilePictureWidths: [] };
  const picture = await uploadStore(deps, userId).ownPicture(url);
  if (picture) return { profilePictureUrl: url, profilePictureWidths: picture.widths };
  const message = 'Upload the picture first';
  throw new HttpError(400, 'invalid', message, { profilePictureUrl: [message] });
}

/** Links to the address that a page has left lead to where it is now. */
async function redirectFrom(tx: Database, slug: string, tailorId: TailorId): Promise<void> {
  const lastLeft = { target: formerSlugs.slug, set: { tailorId } };
  await tx.insert(formerSlugs).values({ slug, tailorId }).onConflictDoUpdate(lastLeft);
}

/** Whoever takes an address has it, whatever led away from there before. */
async function endRedirect(tx: Database, slug: string): Promise<void> {
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
}

function asConflict(error: unknown, wantsAddress = true): never {
  const constraint = violatedUnique(error);
  // Two who want each other's address wait for each other, until the database ends one of them.
  if (constraint === 'tailors_profile_slug_unique' || (wantsAddress && isDeadlock(error))) {
    throw conflict('slug_taken', 'profileSlug', 'This URL is already taken');
  }
  if (constraint === 'tailors_user_id_unique') {
    throw new HttpError(409, 'profile_exists', 'You already have a tailor profile');
  }
  throw error;
}
