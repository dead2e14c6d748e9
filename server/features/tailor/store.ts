import { and, eq, sql } from 'drizzle-orm';
import { isReservedSlug, slugReserved } from '@shared/tailor/reserved-slugs';
import type { TailorInput } from '@shared/tailor/contract';
import type { Database } from '../../db/client';
import { isDeadlock, violatedUnique } from '../../db/errors';
import { lockUser } from '../../auth/lock-user';
import { isOfVersion, type TailorId } from '../../db/owned';
import { tailors } from './tables';
import { conflict, found, HttpError, updated } from '../../http/errors';
import type { StoreDeps } from '../../deps';
import { pictureKeyIn } from '../../storage/picture-names';
import { holdProfile } from '../moderation/deciding/hold-profile';
import { decideAgain } from '../moderation/deciding/keep-decisions';
import { uploadStore } from '../objects/store';
import { sweeper } from '../objects/sweeper';
import type { RunOnce } from '../submissions/store';
import { shownPromises } from '../orders/kept-promises';
import { closingOf } from './book-closed';
import { isBeyondLimit } from './limit-profiles';
import { withSlugChange } from './limit-slugs';
import { ownTailorPresenter } from './presenter';
import { profileIdOf } from './profile-id';

/** Returns the functions that create a user's only profile. */
export function profileCreation(deps: StoreDeps, userId: string, network?: string) {
  const { db } = deps;
  const presentOwn = ownPresenter(deps.storage);
  const read = async (id: string) => (await db.select().from(tailors).where(ownById(userId, id)))[0];
  const insert = (input: TailorInput) => async (tx: Database) => {
    await lockUser(tx, userId);
    const isOneOfMany = await isBeyondLimit(tx, deps.env.rateLimits.profiles, network);
    const { profilePictureUrl, confirmsPrices: _, timeZone: _zone, ...written } = input;
    const picture = await pictureOf({ ...deps, db: tx }, userId, profilePictureUrl);
    const [row] = await tx
      .insert(tailors)
      .values({
        ...written,
        ...picture,
        ...spotOf(deps, input),
        ...priceDateOf(input),
        ...(await closingOf(tx, input)),
        id: profileIdOf(deps.env, userId),
        userId,
      })
      .returning();
    const profile = found(row, 'Profile');
    const subject = { userId, tailorId: profile.id };
    const isHidden = await decideAgain(tx, subject);
    if (!isHidden && (deps.env.newProfiles === 'held' || isOneOfMany)) await holdProfile(tx, subject);
    return found((await tx.select().from(tailors).where(eq(tailors.id, profile.id)))[0], 'Profile');
  };
  return {
    create: async (input: TailorInput, once: RunOnce) =>
      presentOwn(db, await once(read, (keep) => db.transaction((tx) => keep(tx, insert(input))).catch(asConflict))),
    /** Returns whether this user can take the slug: no other page has it or left it less than a year ago. */
    isSlugAvailable: async (slug: string) => {
      const { rows } = await db.execute<{ available: boolean }>(sql`select
        not exists (select from ${tailors} where profile_slug = ${slug} and user_id <> ${userId})
        and not slug_is_held(${slug}, (select id from ${tailors} where user_id = ${userId})) as available`);
      return rows[0]?.available ?? false;
    },
  };
}

/** Returns the tailor's own profile. */
export function profileStore(deps: StoreDeps, tailorId: TailorId, userId: string) {
  const { db } = deps;
  const presentOwn = ownPresenter(deps.storage);
  const own = eq(tailors.id, tailorId);
  return {
    get: async () => presentOwn(db, found((await db.select().from(tailors).where(own))[0], 'Profile')),
    update: async (id: string, input: TailorInput, versions?: readonly string[]) => {
      if (id !== tailorId) throw new HttpError(404, 'not_found', 'Profile not found');
      const { profilePictureUrl, confirmsPrices: _, timeZone: _zone, ...written } = input;
      let changesSlug = false;
      const { row, left } = await db
        .transaction(async (tx) => {
          await lockUser(tx, userId);
          const [before] = await tx.select().from(tailors).where(own).for('update');
          const profile = found(before, 'Profile');
          const { profilePictureKey, profileSlug } = profile;
          changesSlug = input.profileSlug !== profileSlug;
          if (changesSlug && isReservedSlug(input.profileSlug)) {
            throw new HttpError(400, 'invalid', slugReserved, { profileSlug: [slugReserved] });
          }
          const slugChanges = changesSlug ? withSlugChange(profile.slugChanges) : undefined;
          const picture = await pictureOf({ ...deps, db: tx }, userId, profilePictureUrl, profile);
          const [row] = await tx
            .update(tailors)
            .set({
              ...written,
              ...listingOf(input, before?.hiddenAt),
              ...picture,
              ...spotOf(deps, input),
              ...priceDateOf(input, before?.fromPrices),
              ...(await closingOf(tx, input, profile)),
              slugChanges,
            })
            .where(and(own, isOfVersion(tailors, versions)))
            .returning();
          const saved = await updated(row, async () => before && presentOwn(tx, before), 'Profile');
          return { row: saved, left: profilePictureKey };
        })
        .catch((error: unknown) => asConflict(error, changesSlug));
      if (left && left !== row.profilePictureKey) await sweeper(deps).discard([left]);
      return presentOwn(db, row);
    },
  };
}

/** Returns the function that makes a row the own profile: the owner's own setting of a hidden page is that before it was hidden. */
function ownPresenter(storage: StoreDeps['storage']) {
  const present = ownTailorPresenter(storage);
  return async (db: Database, row: typeof tailors.$inferSelect) => {
    const isActive = row.listedBeforeHiding ?? row.isActive;
    return present({ ...row, isActive, keptPromises: await shownPromises(db, row) });
  };
}

/** Returns the columns of the owner's choice to be listed. A hidden page keeps the choice until it is restored. */
function listingOf({ isActive }: TailorInput, hiddenAt: Date | null | undefined) {
  return hiddenAt && isActive !== undefined ? { isActive: false, listedBeforeHiding: isActive } : {};
}

function ownById(userId: string, id: string) {
  return and(eq(tailors.userId, userId), eq(tailors.id, id));
}

/** Returns the coordinates of the written place, to the precision of its town or postal code; nulls if it is unknown. */
function spotOf({ places }: StoreDeps, written: TailorInput) {
  const spot = places.locate(written);
  return { latitude: spot?.latitude ?? null, longitude: spot?.longitude ?? null };
}

/** Returns the column with the date of the prices. Removing a price keeps the date of the others. */
function priceDateOf({ fromPrices, confirmsPrices }: TailorInput, before?: TailorInput['fromPrices']) {
  const prices = fromPrices === undefined ? before : fromPrices;
  if (!prices) return { pricesSetAt: null };
  const wasSet = (item: (typeof prices.items)[number]) =>
    before?.items.some(({ garment, amount }) => garment === item.garment && amount === item.amount);
  const areSame = before?.currency === prices.currency && prices.items.every(wasSet);
  return areSame && !confirmsPrices ? {} : { pricesSetAt: sql`now()` };
}

type PictureColumns = Pick<typeof tailors.$inferSelect, 'profilePictureKey' | 'profilePictureHiddenAt'>;

/**
 * Returns the columns of a profile picture for an address that this server gave out, with current or former settings. Throws
 * 400 unless this user uploaded and claimed the picture.
 */
async function pictureOf(deps: StoreDeps, userId: string, url: string | null | undefined, before?: PictureColumns) {
  if (url === undefined) return {};
  if (!url) return { profilePictureKey: null, profilePictureWidths: [] };
  const key = pictureKeyIn(url);
  if (key && key === before?.profilePictureKey) return {};
  const picture = key && (await uploadStore(deps, userId).ownPicture(key));
  if (picture) return { profilePictureKey: key, profilePictureWidths: picture.widths };
  // A form that was opened before the picture was hidden sends its earlier address.
  if (key && before?.profilePictureHiddenAt) return {};
  const message = 'Upload the picture first';
  throw new HttpError(400, 'invalid', message, { profilePictureUrl: [message] });
}

function asConflict(error: unknown, changesSlug = true): never {
  const constraint = violatedUnique(error);
  // Two tailors that swap slugs deadlock, and the database aborts one of the transactions.
  const isTaken = constraint === 'tailors_profile_slug_unique' || constraint === 'tailors_slug_is_held';
  if (isTaken || (changesSlug && isDeadlock(error))) {
    throw conflict('slug_taken', 'profileSlug', 'This URL is already taken');
  }
  // The id follows from the user, so either index can be the first that refuses a second profile.
  if (constraint === 'tailors_user_id_unique' || constraint === 'tailors_pkey') {
    throw new HttpError(409, 'profile_exists', 'You already have a tailor profile');
  }
  throw error;
}
