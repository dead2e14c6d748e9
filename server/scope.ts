import type { TailorId } from './db/owned';
import type { PooledDeps, StoreDeps } from './deps';
import { accountStore } from './features/account/store';
import { caseStore } from './features/moderation/cases/store';
import { customerStore } from './features/customers/store';
import { decisionStore } from './features/moderation/decisions/store';
import { limitedSearch } from './features/directory/limited-search';
import { directoryStore } from './features/directory/store';
import { drawingStore } from './features/drawings/store';
import type { Counted, ContactWay } from './features/figures/counter';
import { figureStore } from './features/figures/store';
import { galleryStore, publicGalleryStore } from './features/gallery/store';
import { measurementStore } from './features/measurements/store';
import { uploadStore } from './features/objects/store';
import { reportStore } from './features/moderation/reports/store';
import { sessionStore } from './features/session/store';
import { sheetStore } from './features/sheets/store';
import { siteStore } from './features/site/store';
import { submissionStore } from './features/submissions/store';
import { profileStore, profileCreation } from './features/tailor/store';
import { walkInStore } from './features/walk-ins/store';

/** Makes the stores that a visitor may use. */
export function visitorScope(deps: Omit<PooledDeps, 'figures' | 'mail'>) {
  return {
    directory: limitedSearch(deps, directoryStore(deps)),
    gallery: publicGalleryStore(deps),
    site: siteStore(deps),
  };
}

/** Makes the store of a visitor's reports, on the primary. `network` tells the senders within a case apart. */
export function reportScope(deps: PooledDeps, network: string) {
  return reportStore(deps, network);
}

/** Makes the store of files that are drawn from pages, on the primary. */
export function drawingScope(deps: Pick<StoreDeps, 'db' | 'storage'>) {
  return drawingStore(deps);
}

/**
 * Makes the stores that a signed-in user may use, with or without a tailor profile. `network` identifies the internet connection
 * for the limit of new profiles that are shown at once; without it there is no limit.
 */
export function userScope(deps: StoreDeps, userId: string, network?: string) {
  return {
    account: sessionStore(deps, userId),
    everything: accountStore(deps, userId),
    profile: profileCreation(deps, userId, network),
    uploads: uploadStore(deps, userId),
    submissions: submissionStore(deps, userId),
    decisions: decisionStore(deps, userId),
  };
}

/** Makes the stores of one tailor's rows. Handlers receive it as `mine`. */
export function tailorScope(deps: StoreDeps, tailorId: TailorId, userId: string) {
  return {
    profile: profileStore(deps, tailorId, userId),
    customers: customerStore(deps, tailorId),
    measurements: measurementStore(deps, tailorId),
    walkIns: walkInStore(deps, tailorId),
    sheets: sheetStore(deps, tailorId),
    gallery: galleryStore(deps, tailorId, userId),
    figures: figureStore(deps, tailorId),
  };
}

/** Makes the stores of an operator, whose user id is written into the log. Handlers receive it as `desk`. */
export function operatorScope(deps: PooledDeps, userId: string) {
  return { cases: caseStore(deps, userId) };
}

/** Counts what a visitor does with tailors. Does nothing for signed-in users and for programs. */
export interface VisitorFigures {
  count: (counted: Counted) => void;
  contact: (tailorId: string, by: ContactWay) => void;
}

export type VisitorScope = ReturnType<typeof visitorScope> & {
  figures: VisitorFigures;
  /** Writes, so it never uses the replica. */
  reports: ReturnType<typeof reportScope>;
};
export type DrawingScope = ReturnType<typeof drawingScope>;
export type UserScope = ReturnType<typeof userScope>;
export type TailorScope = ReturnType<typeof tailorScope>;
export type OperatorScope = ReturnType<typeof operatorScope>;

/** The scopes of a request, made by auth/access.ts. */
export interface Entered {
  everyone: VisitorScope;
  me?: UserScope;
  mine?: TailorScope;
  desk?: OperatorScope;
  /** Whether the user must not publish. */
  isSuspended?: boolean;
}
