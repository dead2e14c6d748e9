import { localTexts } from '../lib/drafts/device-storage';
import { currentBook } from './book';
import { openDatabase } from './db';
import { forgetKept, signedInUser } from './device';
import { sealBook } from './sealed';

/**
 * Takes the user's rows and texts off this device after a sign-out everywhere on another one, and seals what is not sent. Called in each open
 * tab and at the start of each page, which waits.
 */
export async function leaveDevice(): Promise<void> {
  localTexts.keys().filter(isOfUser).forEach(localTexts.remove);
  const book = currentBook();
  const userId = signedInUser();
  if (book) await book.seal();
  else if (userId) await sealBook(await openDatabase(userId));
  forgetKept();
}

/** The book's own keys say whose changes wait here. */
const isOfUser = (key: string) => !key.startsWith('seamfolk-book');
