import { addDays, type Day } from '@shared/orders/days';
import { bookState, closedSign, openingDay } from '@shared/tailor/book-closed';
import { longestClosed, type Tailor } from '@shared/tailor/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/button';
import { chipButtonClass } from '../../../ui/controls/chips';
import { Field, fieldClass, hintClass, labelClass } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { SewnTag } from '../../../ui/display/sewn-tag';
import { toast } from '../../../ui/feedback/toast';
import { useAction } from '../../../ui/feedback/use-action';
import { myTailorQuery, useChangeProfile } from '../../tailor-profile/queries';
import { freeDay } from '../capacity/capacity-note';
import { useCapacity } from '../capacity/use-capacity';
import { dayText } from '../words';

/** Closes the book for new orders until a day, or opens it. */
export function NewOrdersForm() {
  const { data: tailor } = useQuery(myTailorQuery);
  return tailor && <Closing tailor={tailor} />;
}

const dayId = 'new-orders-day';

function Closing({ tailor }: { tailor: Tailor }) {
  const id = useId();
  const [day, setDay] = useState<Day | ''>(tailor.fullUntil ?? '');
  const [wrong, setWrong] = useState<string>();
  const workroom = useCapacity();
  const { today } = workroom;
  const { change, isPending } = useChangeProfile(tailor);
  const save = useAction(
    async () => {
      const { fullUntil } = await change({ fullUntil: day || null, timeZone: ownZone() });
      setDay(fullUntil ?? '');
      toast({ title: bookState(fullUntil) });
    },
    { failed: 'Failed to save. Please try again.', failedTitle: 'Update failed', keepsText: true },
  );
  const choose = (chosen: Day | '') => {
    setDay(chosen);
    setWrong(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(day, today);
    setWrong(found);
    if (found) document.getElementById(dayId)?.focus();
    else void save();
  };
  return (
    <form noValidate className="grid max-w-120 min-w-0 gap-4" aria-label="New orders" onSubmit={submit}>
      <p className="text-small text-muted">When you are full, say so before people ask. It ends by itself.</p>
      <div className={fieldClass}>
        <span className={labelClass()} id={`${id}-label`}>
          Take new orders from
        </span>
        <div className="flex flex-wrap gap-2" role="group" aria-labelledby={`${id}-label`}>
          {choicesOf(freeDay(workroom, []), today).map(({ value, words }) => (
            <button
              key={value}
              type="button"
              className={chipButtonClass()}
              aria-pressed={value === day}
              onClick={() => choose(value)}
            >
              {words}
            </button>
          ))}
        </div>
      </div>
      <Field id={dayId} label="Another day" error={wrong} className="max-w-60">
        {(control) => (
          <input
            {...control}
            type="date"
            className={inputClass()}
            min={addDays(today, 1)}
            max={addDays(today, longestClosed)}
            value={day}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        )}
      </Field>
      <Sign day={problemOf(day, today) ? '' : day} />
      <Button type="submit" className="justify-self-start" busy={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}

/** The sign as visitors will see it. */
function Sign({ day }: { day: Day | '' }) {
  return (
    <div className="grid gap-1.5">
      <p className={hintClass}>On your page, your card and the preview of your link:</p>
      <div className="grid justify-items-start rounded border border-hairline bg-surface p-3">
        {day ? (
          <SewnTag tone="orange" size="lg">
            {closedSign(day)}
          </SewnTag>
        ) : (
          <span className="text-small text-muted">Nothing. The book is open.</span>
        )}
      </div>
      {day && (
        <p className={hintClass}>
          People can still ask. Their message then says that they need it after {openingDay(day)}.
        </p>
      )}
    </div>
  );
}

interface Choice {
  value: Day | '';
  words: string;
}

/** Returns the open book, the first free day if it is known and still to come, and the first of a month. */
function choicesOf(free: Day | undefined, today: Day): Choice[] {
  const isLater = free !== undefined && free > today;
  const round = firstOfAMonth(isLater ? free : today);
  return [
    { value: '', words: 'Book open' },
    ...(isLater ? [{ value: free, words: `${dayText(free, free)}, first free day` }] : []),
    { value: round, words: openingDay(round) },
  ];
}

function problemOf(day: Day | '', today: Day): string | undefined {
  if (day === '') return undefined;
  if (day <= today) return 'Choose a day after today';
  return day > addDays(today, longestClosed) ? 'Choose a day within a year' : undefined;
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the first day of the month after a day. */
function firstOfAMonth(after: Day): Day {
  const [year = 0, month = 0] = after.split('-').map(Number);
  // In UTC, where the month after December is January of the next year.
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
