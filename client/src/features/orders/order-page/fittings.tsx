import type { Day } from '@shared/orders/days';
import { nextFitting } from '@shared/orders/next-fitting';
import type { Order } from '@shared/orders/order';
import { isClosed } from '@shared/orders/stages';
import { Button } from '../../../ui/controls/button';
import { CheckIcon } from '../../../ui/display/icons';
import { ChatIcon } from '../../../ui/display/workroom-icons';
import { nearDay } from '../words';
import { Part } from './part';

type Fitting = Order['fittings'][number];

interface FittingsProps {
  order: Order;
  today: Day;
  onAdd: () => void;
  onChange: (fitting: Fitting) => void;
  onFitted: (fitting: Fitting) => void;
  onTell: () => void;
}

/** The fittings: those to come first, the next one of an order in hand with its message, then those that are done, the last one first. */
export function Fittings({ order, today, onAdd, onChange, onFitted, onTell }: FittingsProps) {
  const isReadOnly = isClosed(order.stage);
  const open = order.fittings.filter(({ doneAt }) => doneAt === null).sort(byTime);
  const done = order.fittings.filter(({ doneAt }) => doneAt !== null).sort((a, b) => byTime(b, a));
  const next = nextFitting(order, today);
  if (isReadOnly && order.fittings.length === 0) return null;
  return (
    <Part title="Fittings" action={isReadOnly ? undefined : { name: 'Add', onPress: onAdd }}>
      {order.fittings.length === 0 ? (
        <p className="text-small text-muted">No fitting yet</p>
      ) : (
        <ul role="list" className="divide-y divide-hairline border-y border-hairline">
          {[...open, ...done].map((fitting) => {
            const when = fittingText(fitting, today);
            const isOpen = fitting.doneAt === null && !isReadOnly;
            return (
              <li key={fitting.id} className="flex min-h-14 items-center gap-1 py-1.5">
                <FittingText fitting={fitting} when={when} onChange={isOpen ? () => onChange(fitting) : undefined} />
                {fitting === next && isOpen && (
                  <Button
                    variant="ghost"
                    iconOnly
                    aria-label={`Remind the client of the fitting: ${when}`}
                    onClick={onTell}
                  >
                    <ChatIcon />
                  </Button>
                )}
                {isOpen && (
                  <Button size="compact" aria-label={`Fitted: ${when}`} onClick={() => onFitted(fitting)}>
                    Fitted
                  </Button>
                )}
                {fitting.doneAt !== null && (
                  <>
                    <CheckIcon className="size-5 flex-none text-action-ink" />
                    <span className="sr-only">done</span>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
}

interface FittingTextProps {
  fitting: Fitting;
  when: string;
  /** Undefined if it cannot be changed. */
  onChange: (() => void) | undefined;
}

function FittingText({ fitting: { note, doneAt }, when, onChange }: FittingTextProps) {
  return (
    <div className="min-w-0 flex-1">
      {onChange ? (
        <button
          type="button"
          className="min-h-tap text-start text-compact font-semibold underline decoration-thread decoration-dotted underline-offset-4"
          onClick={onChange}
        >
          {when}
        </button>
      ) : (
        <p className={doneAt === null ? 'text-compact font-semibold' : 'text-compact text-muted'}>{when}</p>
      )}
      {note && (
        <p className="text-micro text-pretty wrap-anywhere text-muted" dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}

const whenOf = ({ onDate, atTime }: Fitting) => `${onDate} ${atTime ?? '99'}`;
const byTime = (one: Fitting, other: Fitting) => whenOf(one).localeCompare(whenOf(other));

/** Returns 'Tomorrow, 11:00', 'Sat 23 May'. */
export function fittingText({ onDate, atTime }: Fitting, today: Day): string {
  const day = nearDay(onDate, today);
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}${atTime ? `, ${atTime}` : ''}`;
}
