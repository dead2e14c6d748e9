import type { SessionEnd } from '../lib/api/session-end';
import { localTexts } from '../lib/drafts/device-storage';
import { currentBook } from './book';
import { nameOf, openDatabase } from './db';
import { forgetKept, noteWaiting, signedInUser } from './device';
import { hasWaiting, sealBook } from './sealed';

/**
 * Takes the user's rows and texts off this device after the session was ended on another one. After a sign-out everywhere, what is not sent
 * stays, sealed; of a deleted account nothing does. Called in each open tab and at the start of each page, which waits.
 */
export async function leaveDevice(end: SessionEnd): Promise<void> {
  localTexts.keys().filter(isOfUser).forEach(localTexts.remove);
  const userId = signedInUser();
  if (userId) await (end === 'account_deleted' ? remove(userId) : seal(userId));
  forgetKept();
}

/** The book's own keys say whose changes wait here. */
const isOfUser = (key: string) => !key.startsWith('seamfolk-book');

async function seal(userId: string): Promise<void> {
  const run = await openDatabase(userId);
  await sealBook(run);
  noteWaiting(userId, await hasWaiting(run));
  await currentBook()?.seal();
}

async function remove(userId: string): Promise<void> {
  noteWaiting(userId, false);
  await currentBook()?.wipe();
  // Other tabs close their connections; a tab that hangs keeps an empty database.
  indexedDB.deleteDatabase(nameOf(userId));
}
