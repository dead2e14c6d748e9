import { timeIn } from '@shared/orders/clock';
import { todayIn, type Day } from '@shared/orders/days';
import { clientAsks, clientSaysToHaveIt } from '@shared/orders/from-client';
import type { Order } from '@shared/orders/order';
import { BellIcon } from '../../../ui/display/workroom-icons';
import { useBook } from '../queries';
import { onDay } from './stage-note';

/** What the client pressed on their page, as long as it has no answer: 'The client asked yesterday, 18:40'. */
export function FromClient({ order, today }: { order: Order; today: Day }) {
  const { data: book } = useBook();
  const said = saidBy(order);
  if (!said) return null;
  const at = new Date(said.at);
  return (
    <p className="mt-1 flex items-start gap-1 text-micro font-semibold text-orange-ink">
      <BellIcon className="mt-px size-4 flex-none" />
      {said.words} {onDay(todayIn(book?.timeZone, at), today)}, {timeIn(book?.timeZone, at)}
    </p>
  );
}

function saidBy(order: Order): { words: string; at: string } | undefined {
  const { clientAskedAt, clientHasItAt } = order;
  if (clientHasItAt !== null && clientSaysToHaveIt(order))
    return { words: 'The client said “I have it”', at: clientHasItAt };
  if (clientAskedAt !== null && clientAsks(order)) return { words: 'The client asked', at: clientAskedAt };
  return undefined;
}
