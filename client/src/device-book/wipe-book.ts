import { pause } from '../lib/pause';
import { currentBook } from './book';

/** Longest time that leaving waits for the removal, in milliseconds: another tab can block it. */
const longestMs = 3_000;

/** Removes the book of this device with all changes that are not sent, before the user leaves. Never rejects. */
export async function wipeBook(): Promise<void> {
  const book = currentBook();
  if (book) await Promise.race([book.wipe().catch(() => undefined), pause(longestMs)]);
}
