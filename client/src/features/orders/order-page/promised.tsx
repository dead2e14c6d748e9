import { type Day, todayIn } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import { useId } from 'react';
import { Button } from '../../../ui/controls/button';
import { dayText, dueText, isLate } from '../words';
import { timeIn } from '@shared/orders/clock';
import { clientAsks, clientSaysToHaveIt } from '@shared/orders/from-client';
import { BellIcon } from '../../../ui/display/workroom-icons';
import { useBook } from '../queries';
import { onDay } from './stage-note';

interface PromisedProps {
  order: Order;
  today: Day;
  onMove: () => void;
}

/** The promised day. The first promise stays readable, because kept promises are counted by it. */
export function Promised({ order, today, onMove }: PromisedProps) {
  const id = useId();
  const { dueOn, dueTime, promisedOn, stage } = order;
  return (
    <section aria-labelledby={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-36">
        <h2 id={id} className="font-text text-micro font-semibold tracking-normal text-muted">
          Promised
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <b className="font-display text-fit-lg/tight font-heading lining-nums">
            {dueOn ? dayText(dueOn, today) : 'No day yet'}
            {dueOn && dueTime && `, ${dueTime}`}
          </b>
          {isLate(order, today) && (
            <span className="text-small font-semibold text-orange-ink">{dueText(order, today)}</span>
          )}
        </p>
        {promisedOn !== null && promisedOn !== dueOn && (
          <p className="text-micro text-muted">Was {dayText(promisedOn, today)}, which stays the promise.</p>
        )}
        <FromClient order={order} today={today} />
      </div>
      {!isClosed(stage) && (
        <Button className="flex-none" onClick={onMove}>
          {dueOn === null ? 'Set' : 'Move'}
        </Button>
      )}
    </section>
  );
}

/** What the client pressed on their page, as long as it has no answer: 'The client asked yesterday, 18:40'. */
function FromClient({ order, today }: { order: Order; today: Day }) {
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
