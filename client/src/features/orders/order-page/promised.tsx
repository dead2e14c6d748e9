import type { Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import { useId } from 'react';
import { Button } from '../../../ui/controls/button';
import { dayText, dueText, isLate } from '../words';
import { FromClient } from './from-client';

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
