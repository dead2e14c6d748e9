import { addDays, mondayOf, type Day } from '@shared/orders/days';
import { garmentsLeft } from '@shared/orders/capacity';
import { useMemo, useState } from 'react';
import { useIsPhone } from '../../../lib/media-query';
import { Button } from '../../../ui/controls/button';
import { FieldNotes, labelClass, TextField } from '../../../ui/controls/field';
import { Segments } from '../../../ui/controls/segments';
import { CalendarIcon } from '../../../ui/display/workroom-icons';
import { CapacityNote, freeDay } from '../capacity/capacity-note';
import { DayGrid } from '../capacity/day-grid';
import { mondayShowing } from '../capacity/use-capacity';
import { useCapacity } from '../capacity/use-capacity';
import { dayText, longDay } from '../words';
import type { FieldsProps } from './order-fields';
import { WeeklyQuestion } from './weekly-question';

/** The promised day: two weeks on phones, three from 900 px, with what is promised for each day. */
export function DayField(props: FieldsProps) {
  const { form, values, put, order } = props;
  const { dueOn, garments } = values;
  const workroom = useCapacity(order?.id);
  const { today } = workroom;
  const usualWeeks = useIsPhone() ? 2 : 3;
  const [later, setLater] = useState(0);
  const [monday, setMonday] = useState<Day>();
  const weeks = usualWeeks + later;
  const from = monday ?? mondayShowing(dueOn || null, today, weeks);
  // The search for a free day reads all orders, so it does not run with each key.
  const more = garmentsLeft(garments);
  const free = useMemo(() => freeDay(workroom, [{ kind: 'new', quantity: more, done: 0 }]), [workroom, more]);
  const choose = (day: Day) => {
    // The weeks do not follow the day under the finger.
    setMonday(from);
    put('dueOn', day === dueOn ? '' : day);
  };
  /** Takes a day and moves the weeks, so that it is in view. */
  const take = (day: Day) => {
    put('dueOn', day);
    if (day < from || day >= addDays(from, weeks * 7)) setMonday(addDays(mondayOf(day), -7 * (weeks - 1)));
  };
  const error = form.formState.errors.dueOn?.message;
  const isOver = dueOn !== '' && dueOn < today;
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3">
        <span className={labelClass()}>
          Ready by
          {dueOn && <span className="ps-1.5 font-normal">{dayText(dueOn, today)}</span>}
        </span>
        <div className="-my-1.5 -me-3 flex">
          {from > mondayOf(today) && (
            <Button variant="action" size="s" onClick={() => setMonday(addDays(from, -7))}>
              Earlier
            </Button>
          )}
          <Button
            variant="action"
            size="s"
            onClick={() => {
              setMonday(from);
              setLater(later + 2);
            }}
          >
            <CalendarIcon />
            Later
          </Button>
        </div>
      </div>
      <DayGrid
        label="Ready by"
        workroom={workroom}
        from={from}
        weeks={weeks}
        value={dueOn || null}
        onChoose={choose}
        free={free}
        was={order?.dueOn ?? undefined}
        onFrom={setMonday}
      />
      {later > 0 && (
        <TextField
          type="date"
          label="Another day"
          value={dueOn}
          onChange={({ currentTarget }) => put('dueOn', currentTarget.value)}
        />
      )}
      <div id="order-dueOn" tabIndex={-1} className="grid gap-1.5 no-shadow outline-0! empty:hidden">
        {isOver && dueOn !== order?.dueOn && (
          <p role="status" className="text-micro text-orange-ink">
            {longDay(dueOn)} is over. That is fine for an order from a paper book.
          </p>
        )}
        <FieldNotes id="order-dueOn" error={error} />
      </div>
      <CapacityNote {...{ workroom, garments, free }} day={isOver ? null : dueOn || null} onTake={take} />
      <WeeklyQuestion {...{ form, values, put, workroom }} />
      <WhoAsked {...props} />
    </div>
  );
}

/** Another day than the promised one: the client's wish moves the promise. */
function WhoAsked({ form, values, put, order }: FieldsProps) {
  const error = form.formState.errors.askedBy?.message;
  const isMoved = order !== undefined && order.dueOn !== null && values.dueOn !== order.dueOn;
  if (!isMoved && !error) return null;
  return (
    <div
      id="order-askedBy"
      tabIndex={-1}
      role="group"
      aria-labelledby="order-askedBy-label"
      className="grid gap-1.5 no-shadow outline-0!"
    >
      <span className={labelClass()} id="order-askedBy-label">
        Who asked?
      </span>
      <Segments
        labelId="order-askedBy-label"
        options={whoWords}
        value={values.askedBy}
        onPress={(who) => put('askedBy', who)}
      />
      <FieldNotes id="order-askedBy" error={error} />
    </div>
  );
}

const whoWords = { client: 'The client', tailor: 'I need longer' } as const;
