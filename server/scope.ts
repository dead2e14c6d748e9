import type { TailorId } from './db/owned';
import type { PooledDeps, StoreDeps } from './deps';
import { accountStore } from './features/account/store';
import { customerStore } from './features/customers/store';
import { limitedSearch } from './features/directory/limited-search';
import { directoryStore } from './features/directory/store';
import { galleryStore, publicGalleryStore } from './features/gallery/store';
import { measurementStore } from './features/measurements/store';
import { uploadStore } from './features/objects/store';
import { sessionStore } from './features/session/store';
import { submissionStore } from './features/submissions/store';
import { profileStore, profileCreation } from './features/tailor/store';

/** What a visitor may reach. */
export function visitorScope(deps: PooledDeps) {
  return { directory: limitedSearch(deps, directoryStore(deps)), gallery: publicGalleryStore(deps) };
}

/** What a signed-in user may reach, with or without a profile. */
export function userScope(deps: StoreDeps, userId: string) {
  return {
    account: sessionStore(deps, userId),
    everything: accountStore(deps, userId),
    profile: profileCreation(deps, userId),
    uploads: uploadStore(deps, userId),
    submissions: submissionStore(deps, userId),
  };
}

/** Everything that one tailor owns: what handlers call `mine`. */
export function tailorScope(deps: StoreDeps, tailorId: TailorId, userId: string) {
  return {
    profile: profileStore(deps, tailorId, userId),
    customers: customerStore(deps, tailorId),
    measurements: measurementStore(deps, tailorId),
    gallery: galleryStore(deps, tailorId, userId),
  };
}

export type VisitorScope = ReturnType<typeof visitorScope>;
export type UserScope = ReturnType<typeof userScope>;
export type TailorScope = ReturnType<typeof tailorScope>;

/** What a request may reach, found out by auth/access.ts. */
export interface Entered {
  everyone: VisitorScope;
  me?: UserScope;
  mine?: TailorScope;
}
