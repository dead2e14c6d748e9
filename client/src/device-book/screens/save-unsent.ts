import { todayIn } from '@shared/orders/days';
import { saveFile } from '../../lib/share-file';
import { currentBook } from '../book';

/** Saves the unsent changes as a file that the user keeps. */
export function saveUnsent(): void {
  const book = currentBook();
  if (!book) return;
  const name = `seamfolk-unsent-${todayIn(undefined, new Date())}.json`;
  saveFile(new File([book.unsentFile()], name, { type: 'application/json' }));
}
