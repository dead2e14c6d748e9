import type { Entry, Reply } from '../lib/offline-state';
import type { Book } from './book';
import { rebased } from './conflicts';
import type { DeletedRows } from './deleted-rows';
import type { Mirror } from './mirror';
import type { Outbox } from './outbox';
import { idsOf, makes } from './entries';

interface QuestionParts {
  mirror: Mirror;
  outbox: Outbox;
  deleted: DeletedRows;
  onChanged: (tables: 'all') => void;
  sync: () => Promise<void>;
}

/** Returns what the user's answers to questions do. */
export function questionsOf({
  mirror,
  outbox,
  deleted,
  onChanged,
  sync,
}: QuestionParts): Pick<Book, 'answer' | 'discard'> {
  const entry = (number: number) => outbox.all().find((each) => each.number === number);

  return {
    answer: async (number: number, replies: Reply | Readonly<Record<string, Reply>>) => {
      const asked = entry(number);
      const question = asked?.question;
      if (!asked || !question) return;
      const { question: _, ...rest } = asked;
      if (replies === 'again' && question.kind === 'deleted') {
        const { addAgain } = await import('./add-again');
        await addAgain(question, { rows: await deleted.all(), mirror, outbox });
      } else if (replies === 'again' && question.kind === 'refused' && question.isTaken) {
        const { makeAnother } = await import('./add-again');
        await makeAnother(rest, outbox);
      } else if (replies === 'again') await outbox.write([rest]);
      else if (question.kind === 'fields') {
        const all =
          typeof replies === 'string' ? question.fields.map(({ name }) => [name, replies] as const) : undefined;
        const outcome = rebased(
          asked,
          question.current,
          all ? Object.fromEntries(all) : (replies as Record<string, Reply>),
        );
        if (outcome.kind === 'send') await outbox.write([outcome.entry]);
      } else if (replies === 'theirs') await outbox.write([], [number]);
      else if (question.kind === 'stage') await outbox.write([{ ...rest, base: question.current }]);
      else if (question.kind === 'twice') await outbox.write([{ ...rest, isCertain: true }]);
      onChanged('all');
      await sync();
    },
    discard: async (number: number) => {
      const gone = entry(number);
      if (!gone) return;
      // What belongs to a row that is never created cannot be sent.
      const depends = (each: Entry) => each.number > number && idsOf(each).some((id) => makes(gone, id));
      const dependants = outbox.all().filter(depends);
      await outbox.write([], [number, ...dependants.map((each) => each.number)]);
      onChanged('all');
    },
  };
}
