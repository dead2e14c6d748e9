import { addDays, mondayOf, type Day } from '@shared/orders/days';
import type { Order } from '@shared/orders/order';
import { doesPromiseMove } from '@shared/orders/promise';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { FormDialog } from '../../../forms/form-dialog';
import { Button } from '../../../ui/controls/button';
import { FieldNotes } from '../../../ui/controls/field';
import { CapacityNote, freeDay } from '../capacity/capacity-note';
import { DayGrid } from '../capacity/day-grid';
import { mondayShowing, useCapacity } from '../capacity/use-capacity';
import { useToday } from '../queries';
import { dayText } from '../words';
import { useMoveForm, type MoveForm, type MoveValues } from './move-form';
import { WhoAsked } from './who-asked';

interface MoveDialogProps {
  order: Order;
  /** Called with the order after a save; `isLater` if the tailor asked for more time. */
  onClose: (saved?: Order, isLater?: boolean) => void;
}

/** How many weeks of days are shown at once. */
const weeks = 2;

/** Moves the promised day. Who asked decides whether the promise moves, so that kept promises stay honest. */
export function MoveDialog({ order, onClose }: MoveDialogProps) {
  const first = useRef<HTMLDivElement>(null);
  const form = useMoveForm(order, (saved, askedBy) => onClose(saved, isLater(order, saved, askedBy)));
  // `useWatch` in the component of the form would miss a restored draft.
  const day = form.watch('dueOn');
  const { dueOn: before } = order;
  const move = day && day !== before ? `Move to ${dayText(day, day)}` : 'Move';
  return (
    <FormDialog
      form={{ ...form, submitLabel: form.isSaving ? form.submitLabel : before === null ? 'Set the day' : move }}
      title={before === null ? 'Promise a day' : 'Move the day'}
      description={`Order ${order.number}, ${before === null ? 'no day yet' : `promised for ${dayText(before, before)}`}`}
      firstFocus={first}
      className="grid grid-cols-1 gap-4"
    >
      <div ref={first} id={form.field('dueOn').id} tabIndex={-1} className="grid grid-cols-1 gap-2 no-shadow outline-0">
        <DayField form={form} order={order} />
      </div>
      {before !== null && <AskedBy form={form} order={order} />}
    </FormDialog>
  );
}

const isLater = ({ dueOn: before }: Order, saved: Order | undefined, askedBy: string | null | undefined): boolean =>
  askedBy === 'tailor' && before !== null && saved !== undefined && saved.dueOn !== null && saved.dueOn > before;

function DayField({ form, order }: { form: MoveForm; order: Order }) {
  const workroom = useCapacity(order.id);
  const { field } = useController({ control: form.control, name: 'dueOn' });
  const { id, error } = form.field('dueOn');
  const { today } = workroom;
  const day = field.value || null;
  // A day that is over is not moved to: the weeks begin with this one.
  const [from, setFrom] = useState(() => mondayShowing(day && day > today ? day : null, today, weeks));
  const free = freeDay(workroom, order.garments);
  const take = (chosen: Day) => {
    field.onChange(chosen);
    const isShown = chosen >= from && chosen < addDays(from, weeks * 7);
    if (!isShown) setFrom(mondayOf(chosen));
  };
  return (
    <>
      <DayGrid
        label="The new day"
        workroom={workroom}
        from={from}
        weeks={weeks}
        value={day}
        onChoose={take}
        free={free}
        was={order.dueOn ?? undefined}
        onFrom={setFrom}
      />
      <div className="-my-1 flex justify-between">
        <Button
          variant="action"
          size="s"
          className="-ms-3 off:border-transparent! off:bg-transparent!"
          aria-disabled={from <= mondayOf(today) || undefined}
          onClick={() => setFrom(addDays(from, -7 * weeks))}
        >
          Earlier
        </Button>
        <Button variant="action" size="s" className="-me-3" onClick={() => setFrom(addDays(from, 7 * weeks))}>
          Later
        </Button>
      </div>
      <CapacityNote
        workroom={workroom}
        garments={order.garments}
        day={day === null || day < today ? null : day}
        free={free}
        onTake={take}
      />
      <FieldNotes id={id} error={error} />
    </>
  );
}

function AskedBy({ form, order }: { form: MoveForm; order: Order }) {
  const today = useToday();
  const { field } = useController({ control: form.control, name: 'askedBy' });
  const { id, error } = form.field('askedBy');
  const hint = consequence(field.value, order, today);
  return <WhoAsked {...{ id, error, hint }} value={field.value} onAnswer={field.onChange} />;
}

/** Returns what happens to the promise; nothing before the answer. */
function consequence(askedBy: MoveValues['askedBy'], order: Order, today: Day): string | undefined {
  if (askedBy === '') return undefined;
  const { promisedOn } = order;
  const moves = doesPromiseMove(order, askedBy, { now: new Date(), today });
  if (moves && askedBy === 'client') return 'The promise moves too: it is kept if it is ready on the new day.';
  if (moves) return 'The client was told of no day yet: the new day is the promise.';
  if (promisedOn === null) return 'The new day is for your work.';
  const stays = `${dayText(promisedOn, promisedOn)} stays the promise`;
  return promisedOn < today
    ? `The new day is for your work. ${stays}: it is over.`
    : `The new day is for your work. ${stays}.`;
}
