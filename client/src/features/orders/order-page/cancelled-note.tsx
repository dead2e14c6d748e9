import type { Day } from '@shared/orders/days';
import { formatMoney, paidOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { type Stage, stages } from '@shared/orders/stages';
import { Button } from '../../../ui/controls/button';
import { Attention } from '../../../ui/feedback/attention';
import { onDay } from './stage-note';

interface CancelledNoteProps {
  order: Order;
  today: Day;
  onTakeUp: (stage: Stage) => void;
  onGiveBack: () => void;
}

/** Stands in the place of the stages of a cancelled order: when and why, what became of the money, and the way back. */
export function CancelledNote({ order, today, onTakeUp, onGiveBack }: CancelledNoteProps) {
  const { closedOn, cancelledBecause, currency, payments } = order;
  const paid = paidOf(payments);
  const givenBack = -paidOf(payments.filter(({ amount }) => amount < 0));
  const why = cancelledBecause && `: ${cancelReasonTexts[cancelledBecause].said}`;
  return (
    <Attention
      text={
        <span className="min-w-0">
          <b>
            Cancelled {closedOn && onDay(closedOn, today)}
            {why}.
          </b>{' '}
          {givenBack > 0 && `${formatMoney(givenBack, currency)} was given back. `}
          It counts as no promise, kept or broken.
        </span>
      }
    >
      {paid > 0 && (
        <Button size="compact" onClick={onGiveBack}>
          Give back {formatMoney(paid, currency)}
        </Button>
      )}
      <Button size="compact" onClick={() => onTakeUp(stageToTakeUp(order))}>
        Take up again
      </Button>
    </Attention>
  );
}

/** Returns the stage that a cancelled order had last; one that was collected is ready again. */
function stageToTakeUp({ stageTimes }: Order): Stage {
  const [last = 'taken'] = stages
    .filter((stage) => stageTimes[stage] !== undefined)
    .sort((one, other) => (stageTimes[other] ?? 0) - (stageTimes[one] ?? 0));
  return last === 'collected' ? 'ready' : last;
}

type CancelReason = NonNullable<Order['cancelledBecause']>;

/** Why an order is cancelled: as it is asked, and as it is said afterwards. */
export const cancelReasonTexts: Readonly<Record<CancelReason, { asked: string; said: string }>> = {
  client: { asked: 'The client changed their mind', said: 'the client changed their mind' },
  tailor: { asked: 'I cannot make it', said: 'you could not make it' },
  unmade: { asked: 'It was never begun', said: 'it was never begun' },
};
