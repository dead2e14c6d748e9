import type { TodayEntry } from '@shared/orders/lists';
import type { Day } from '@shared/orders/days';
import { stageNames } from '@shared/orders/stages';
import { cva, cx } from 'class-variance-authority';
import { useState } from 'react';
import { orderPaths } from '../../../order-paths';
import { Button } from '../../../ui/controls/button';
import { Name } from '../../../ui/display/name';
import { OnPhone } from '../../../ui/display/on-phone';
import { BellIcon } from '../../../ui/display/workroom-icons';
import { OrderTag } from '../order-tag';
import { RowLink, rowNameClass } from '../../../ui/lists/row-link';
import { markedNameClass, RushMark } from '../rush-mark';
import { StageSeam } from '../stage-seam';
import { firstName, garmentsText } from '../words';
import { acts, reasonText } from './today-words';

interface DueRowProps {
  entry: TodayEntry;
  /** The name of the client. */
  name: string;
  today: Day;
  /** Does what is next for the order. */
  onAct: (entry: TodayEntry) => Promise<void>;
}

/** One order of the list of today. The row opens it, and the button at its end does what is next. */
export function DueRow({ entry, name, today, onAct }: DueRowProps) {
  const { order, reason } = entry;
  const { id, number, stage } = order;
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await onAct(entry);
    setBusy(false);
  };
  return (
    <li className="relative flex flex-wrap items-center gap-2.5 py-2 shell:min-h-16 shell:gap-4">
      <div className="grid w-12 flex-none gap-1.5 shell:w-14">
        <OrderTag order={order} today={today} />
        <StageSeam stage={stage} className="mx-0.5" />
      </div>
      {/* With large text, the button is below. */}
      <div className="min-w-0 flex-1 basis-[min(8rem,50vw)] shell:grid shell:cols-end-52 shell:items-center shell:gap-x-4">
        <p className={reasonClass({ reason })}>
          {entry.isAsked && <BellIcon className="me-1 -mt-0.5 inline size-4" />}
          {reasonText(entry, firstName(name))}
        </p>
        <div className={cx(markedNameClass, 'shell:col-start-1 shell:row-start-1')}>
          <RowLink href={orderPaths.order(id)}>
            <Name className={rowNameClass(name)}>{name}</Name>
            <span className="sr-only">, order {number}</span>
          </RowLink>
          <RushMark order={order} />
        </div>
        <p className="text-micro/tight text-muted shell:col-start-1">
          <span dir="auto">{garmentsText(order)}</span>
          <span className="max-shell:sr-only">, {stageNames[stage].toLowerCase()}</span>
        </p>
        <OnPhone id={id} isBare className="shell:col-start-1" />
      </div>
      <div className="relative ms-auto flex-none shell:w-24 shell:*:w-full">
        <Button
          size="compact"
          busy={isBusy}
          aria-label={`${acts[reason]}: ${name}, order ${number}`}
          onClick={() => void act()}
        >
          {acts[reason]}
        </Button>
      </div>
    </li>
  );
}

const reasonClass = cva('text-micro/tight font-semibold shell:col-start-2 shell:row-span-2 shell:row-start-1', {
  variants: {
    reason: {
      fitting: 'text-ink',
      late: 'text-orange-ink',
      today: 'text-ink',
      asked: 'text-orange-ink',
      hasIt: 'text-action-ink',
      tell: 'text-action-ink',
      waiting: 'text-action-ink',
    },
  },
});
