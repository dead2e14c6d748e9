import type { Measurement } from '@shared/measurements/contract';
import type { Day } from '@shared/orders/days';
import { formatMoney } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import { isClosed, isMade } from '@shared/orders/stages';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { Stepper } from '../../../ui/controls/stepper';
import { ChevronIcon } from '../../../ui/display/later-icons';
import { useMeasurements } from '../../measurements/queries';
import { counted, garmentsToDo, lineText } from '../words';
import { dateText, useDayOf } from './dates';
import { Measures } from './measures';
import { newerRecord } from './measures';
import { Part } from './part';
import type { OrderWrites } from './use-order-writes';

type Garment = Order['garments'][number];

interface GarmentsProps {
  order: Order;
  today: Day;
  writes: OrderWrites;
  onEdit: () => void;
}

/** The garments with what is done of each. When the last one is done, it offers 'Ready?'; nothing moves by itself. */
export function Garments({ order, today, writes, onEdit }: GarmentsProps) {
  const isReadOnly = isClosed(order.stage);
  const hasMeasures = !isReadOnly && order.garments.some(({ measures }) => measures !== null);
  const { data: records = [] } = useMeasurements(hasMeasures ? order.customerId : undefined);
  const toDo = garmentsToDo(order);
  return (
    <Part title="Garments" action={isReadOnly ? undefined : { name: 'Add', onPress: onEdit }}>
      {!isReadOnly && (
        <div className="-mt-1 mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-small text-muted" role="status">
            {toDo > 0 ? `${counted(toDo, 'garment')} to do` : 'All done'}
          </p>
          {toDo === 0 && !isMade(order.stage) && (
            <Button size="compact" onClick={() => void writes.moveTo('ready')}>
              Ready?
            </Button>
          )}
        </div>
      )}
      <ul role="list" className="divide-y divide-hairline border-y border-hairline">
        {order.garments.map((garment) => (
          <GarmentRow
            key={garment.id}
            garment={garment}
            currency={order.currency}
            today={today}
            newer={garment.measures ? newerRecord(garment.measures, records) : undefined}
            onDone={isReadOnly ? undefined : (done) => writes.setDone(garment.id, done)}
            onUse={(record) => writes.takeMeasures(garment.id, record)}
          />
        ))}
      </ul>
    </Part>
  );
}

interface GarmentRowProps {
  garment: Garment;
  currency: string;
  today: Day;
  newer: Measurement | undefined;
  /** Undefined if it cannot be changed. */
  onDone: ((done: number) => void) | undefined;
  onUse: (record: Measurement) => void;
}

function GarmentRow({ garment, currency, today, newer, onDone, onUse }: GarmentRowProps) {
  const { garment: name, quantity, done, price, measures, works, wearer } = garment;
  const [isOpen, setOpen] = useState(false);
  const dayOf = useDayOf();
  const about = [wearer && `For ${wearer}`, ...works].filter(Boolean).join(', ');
  return (
    <li className="py-2.5">
      <div className="grid cols-end-auto items-center gap-x-4 gap-y-0.5 shell:min-h-12 shell:grid-cols-[minmax(0,1fr)_auto_9rem_7rem]">
        <b className="font-display text-name font-semibold wrap-anywhere" dir="auto">
          {lineText(garment)}
        </b>
        <span className="text-end font-medium tabular-nums shell:col-start-4 shell:row-start-1">
          {price === null ? (
            <span className="text-small text-muted">Not agreed</span>
          ) : (
            formatMoney(price * quantity, currency)
          )}
        </span>
        {measures ? (
          <Button
            variant="action"
            size="s"
            className="-ms-3 max-w-full min-w-0 gap-1! justify-self-start text-start!"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            Measures of {dateText(dayOf(measures.takenAt), today)}
            <ChevronIcon className={isOpen ? 'size-3.5! -rotate-90' : 'size-3.5! rotate-90'} />
          </Button>
        ) : (
          <span className="text-small text-muted shell:pe-3">{kindText(garment, currency)}</span>
        )}
        {onDone && (
          <div className="justify-self-end">
            {quantity > 1 ? (
              <Stepper
                label={`Done of ${name}`}
                value={done}
                text={`${done} of ${quantity}`}
                min={0}
                max={quantity}
                onChange={onDone}
              />
            ) : (
              <DoneCheck name={name} isDone={done > 0} onDone={(isDone) => onDone(isDone ? 1 : 0)} />
            )}
          </div>
        )}
      </div>
      {about && (
        <p className="text-small text-pretty wrap-anywhere text-muted" dir="auto">
          {about}
        </p>
      )}
      {isOpen && measures && <Measures measures={measures} newer={onDone && newer} today={today} onUse={onUse} />}
    </li>
  );
}

/** Returns '₦3,500 each', 'Alteration', or nothing. */
function kindText({ kind, quantity, price }: Garment, currency: string): string {
  if (quantity > 1 && price !== null) return `${formatMoney(price, currency)} each`;
  return kind === 'alteration' ? 'Alteration' : '';
}

interface DoneCheckProps {
  name: string;
  isDone: boolean;
  onDone: (isDone: boolean) => void;
}

/** A single garment: a check instead of a count. */
function DoneCheck({ name, isDone, onDone }: DoneCheckProps) {
  return (
    <label className="-me-2 flex min-h-tap cursor-pointer items-center gap-2.5 px-2 text-small font-semibold">
      <input
        type="checkbox"
        className="m-0 size-5.5 flex-none accent-action"
        checked={isDone}
        onChange={({ currentTarget }) => onDone(currentTarget.checked)}
      />
      <span>
        Done<span className="sr-only">: {name}</span>
      </span>
    </label>
  );
}
