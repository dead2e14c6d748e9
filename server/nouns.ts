import { accountNoun } from './features/account/noun';
import { changesNoun } from './features/changes/noun';
import { customerNoun } from './features/customers/noun';
import { directoryNoun } from './features/directory/noun';
import { drawingNoun } from './features/drawings/noun';
import { figureNoun } from './features/figures/noun';
import { galleryNoun } from './features/gallery/noun';
import { measurementNoun } from './features/measurements/noun';
import { moderationNoun } from './features/moderation/noun';
import { objectNoun } from './features/objects/noun';
import { orderPhotoNoun } from './features/order-photos/noun';
import { orderNoun } from './features/orders/noun';
import { paymentNoun } from './features/payments/noun';
import { sessionNoun } from './features/session/noun';
import { sheetNoun } from './features/sheets/noun';
import { siteNoun } from './features/site/noun';
import { submissionNoun } from './features/submissions/noun';
import { tailorNoun } from './features/tailor/noun';
import { walkInNoun } from './features/walk-ins/noun';
import type { Noun } from './noun';

/**
 * All nouns, one line each. Routes, scopes, archive, privacy page, sweep and the tests of all nouns are derived from this list, in
 * its order. The routes of `tailor` come before those of `directory`, so that `/api/tailors/me` is not read as a slug.
 */
const stored = {
  session: sessionNoun,
  tailor: tailorNoun,
  customers: customerNoun,
  measurements: measurementNoun,
  walkIns: walkInNoun,
  sheets: sheetNoun,
  orders: orderNoun,
  payments: paymentNoun,
  changes: changesNoun,
  orderPhotos: orderPhotoNoun,
  gallery: galleryNoun,
  objects: objectNoun,
  moderation: moderationNoun,
  figures: figureNoun,
  submissions: submissionNoun,
  drawings: drawingNoun,
  directory: directoryNoun,
  site: siteNoun,
};

/** `account` acts on the rows of all other nouns: it makes the archive and the list of stored data, and deletes the account. */
export const nouns = { ...stored, account: accountNoun(Object.values<Noun>(stored)) };

/** The nouns as a list of names and parts. */
export const nounList = Object.entries<Noun>(nouns);
