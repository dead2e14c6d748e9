import { useAction } from '../../../ui/feedback/use-action';
import type { Reply } from '../../../lib/offline-state';
import { type Book, currentBook } from '../../book';

/** Returns what answers the question of an entry, and what throws entries away. Each closes the dialog; a failure leaves it open. */
export function useAnswer(onClose: () => void) {
  const act = useAction(
    async (work: (book: Book) => Promise<void>) => {
      const book = currentBook();
      if (book) await work(book);
      onClose();
    },
    { failed: 'Your answer could not be saved. Please try again.' },
  );
  return {
    answer: (entry: number, replies: Reply | Readonly<Record<string, Reply>>) =>
      act((book) => book.answer(entry, replies)),
    discard: (entries: readonly number[]) =>
      act(async (book) => {
        for (const entry of entries) await book.discard(entry);
      }),
  };
}
