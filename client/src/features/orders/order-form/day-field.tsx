import { latinDigits } from '@shared/contract/digits';
import { addDays, mondayOf, type Day } from '@shared/orders/days';
import { garmentsLeft } from '@shared/orders/capacity';
import { useMemo, useState } from 'react';
import { localTexts } from '../../../lib/drafts/device-storage';
import { onEnter } from '../../../lib/fields/on-enter';
import { useIsPhone } from '../../../lib/media-query';
import { Button } from '../../../ui/controls/button';
import { FieldNotes, labelClass, TextField } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { CalendarIcon } from '../../../ui/display/workroom-icons';
import { useAction } from '../../../ui/feedback/use-action';
import { CapacityNote, freeDay } from '../capacity/capacity-note';
import { DayGrid } from '../capacity/day-grid';
import { type Capacity, mondayShowing, useCapacity } from '../capacity/use-capacity';
import { WhoAsked } from '../move/who-asked';
import { dayText, longDay } from '../words';
import type { FieldsProps } from './order-form';
import { readWeekly } from './order-schema';
import { useSaveWeekly, weeklyNotSaved } from './save-order';

/** The promised day: two weeks on phones, three from 900 px, with what is promised for each day. */
export function DayField({ form, values, put, order }: FieldsProps) {
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
    put({ dueOn: day === dueOn ? '' : day });
  };
  /** Takes a day and moves the weeks, so that it is in view. */
  const take = (day: Day) => {
    put({ dueOn: day });
    if (day < from || day >= addDays(from, weeks * 7)) setMonday(addDays(mondayOf(day), -7 * (weeks - 1)));
  };
  const error = form.formState.errors.dueOn?.message;
  const askedByError = form.formState.errors.askedBy?.message;
  const isMoved = order !== undefined && order.dueOn !== null && dueOn !== order.dueOn;
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
          onChange={({ currentTarget }) => put({ dueOn: currentTarget.value })}
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
      {(isMoved || askedByError) && (
        <WhoAsked
          id="order-askedBy"
          value={values.askedBy}
          error={askedByError}
          onAnswer={(who) => put({ askedBy: who })}
        />
      )}
    </div>
  );
}

/** Where this device remembers that the question was skipped. */
const skippedKey = 'weekly-garments-skipped';

interface WeeklyQuestionProps extends Pick<FieldsProps, 'form' | 'values' | 'put'> {
  workroom: Capacity;
}

/**
 * Asks once how many garments are usual in a week, while nothing says it and there are orders to count. OK saves the answer at once, so
 * that the days are counted with it; otherwise it is saved with the order.
 */
function WeeklyQuestion({ form, values, put, workroom }: WeeklyQuestionProps) {
  const [isSkipped, setSkipped] = useState(() => localTexts.get(skippedKey) !== null);
  const text = values.weekly;
  const error = form.formState.errors.weekly?.message;
  const { id } = form.field('weekly');
  const saveWeekly = useSaveWeekly();
  const answer = useAction(
    async (garments: number) => {
      await saveWeekly(garments);
      put({ weekly: '' });
    },
    { failed: weeklyNotSaved, keepsText: true },
  );
  const save = () => {
    const read = readWeekly(text);
    if ('error' in read) return form.setError('weekly', { message: read.error });
    form.clearErrors('weekly');
    void answer(read.garments);
  };
  const skip = () => {
    localTexts.set(skippedKey, '1');
    setSkipped(true);
  };
  const isAsked = workroom.isLoaded && workroom.weekly === undefined && workroom.orders.length > 0 && !isSkipped;
  // A draft may have an answer that is not asked for any more.
  if (!isAsked && text === '') return null;
  return (
    <div className="grid gap-1.5 rounded bg-sunken py-1.5 ps-3 pe-1.5">
      <div className="flex flex-wrap items-center gap-x-2">
        <label htmlFor={id} className="min-w-0 flex-1 basis-32 text-micro/[1.4] text-pretty">
          How many garments do you finish in a week?
        </label>
        <input
          id={id}
          className={inputClass({ size: 'compact', className: 'w-16! text-center tabular-nums' })}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={({ currentTarget }) => put({ weekly: latinDigits(currentTarget.value) })}
          onKeyDown={onEnter(save)}
        />
        {text === '' ? (
          <Button variant="ghost" size="s" onClick={skip}>
            Skip
          </Button>
        ) : (
          <Button size="compact" onClick={save}>
            OK
          </Button>
        )}
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
