import type { SyncedTable } from '@shared/changes/synced-tables';
import { firstName } from '../../../features/orders/words';
import { useDeviceWord } from '../../../lib/device-words';
import { type Entry, useOfflineState } from '../../../lib/offline-state';
import { Button } from '../../../ui/controls/button';
import { EntryText } from '../entry-text';
import { clientOf, entryWords, type Names, orderNumberOf } from '../entry-words';
import { timeInRow } from '../times';
import { QuestionFrame, type QuestionProps } from './question-frame';
import { useAnswer } from './use-answer';

interface DeletedQuestionProps extends QuestionProps {
  table: SyncedTable;
  /** The row that was deleted. */
  id: string;
}

/** The row of a change was deleted elsewhere. What was written here is named before it is thrown away. */
export function DeletedQuestion({ entry, names, table, id, onClose }: DeletedQuestionProps) {
  const { answer, discard } = useAnswer(onClose);
  const device = useDeviceWord();
  const { entries } = useOfflineState();
  const written = entries.filter((each) => isOf(each, id));
  const { title, sentence, again } = wordsOf(table, entry, names);
  return (
    <QuestionFrame
      title={title}
      description={sentence}
      sentence={
        <>
          <p>Before that, you wrote on this {device}:</p>
          <ul role="list" className="mt-2 divide-y divide-hairline border-y border-hairline">
            {written.map((each) => (
              <li key={each.number} className="flex justify-between gap-3 py-2.5 leading-snug">
                <span className="min-w-0">
                  <EntryText parts={entryWords(each, names).what} />
                </span>
                <span className="flex-none text-micro text-muted tabular-nums">{timeInRow(each.writtenAt)}</span>
              </li>
            ))}
          </ul>
        </>
      }
      acts={
        <>
          <Button variant="danger-quiet" onClick={() => void discard(written.map(({ number }) => number))}>
            Discard
          </Button>
          <Button variant="primary" onClick={() => void answer(entry.number, 'again')}>
            Add again
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p className="text-small text-muted">
        Add again brings back {again} on this {device}.
      </p>
    </QuestionFrame>
  );
}

const isOf = ({ id, orderId, body }: Entry, row: string): boolean => [id, orderId, body.customerId].includes(row);

interface Words {
  title: string;
  sentence: string;
  /** What comes back. */
  again: string;
}

function wordsOf(table: SyncedTable, entry: Entry, names: Names): Words {
  const client = clientOf(entry, names);
  const order = orderNumberOf(entry, names);
  const words = (title: string, what: string, again: string) => ({
    title,
    sentence: `${what} was deleted on another device.`,
    again,
  });
  switch (table) {
    case 'customers':
      return words(
        client ? `${firstName(client)} was deleted` : 'The client was deleted',
        client || 'The client',
        'the number, the notes and the measures that are',
      );
    case 'orders':
      return words(
        order ? `Order ${order} was deleted` : 'The order was deleted',
        order ? `Order ${order}${client && ` of ${client}`}` : 'The order',
        'the order as it is',
      );
    case 'payments':
      return words('The payment was deleted', `A payment${order ? ` for order ${order}` : ''}`, 'the payment as it is');
    case 'measurements':
    case 'sheets':
      return words('The record was deleted', `A record${client && ` of ${client}`}`, 'the record as it is');
  }
}
