import { latinDigits } from '@shared/contract/digits';
import { type KeyboardEvent, useState } from 'react';
import { localTexts } from '../../../lib/drafts/device-storage';
import { Button } from '../../../ui/controls/button';
import { FieldNotes } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { useAction } from '../../../ui/feedback/use-action';
import type { Capacity } from '../capacity/use-capacity';
import type { FieldsProps } from './order-fields';
import { readWeekly, useSaveWeekly, weeklyNotSaved } from './weekly-answer';

/** Where this device remembers that the question was skipped. */
const skippedKey = 'weekly-garments-skipped';

interface WeeklyQuestionProps extends Pick<FieldsProps, 'form' | 'values' | 'put'> {
  workroom: Capacity;
}

/**
 * Asks once how many garments are usual in a week, while nothing says it and there are orders to count. OK saves the answer at once, so
 * that the days are counted with it; otherwise it is saved with the order.
 */
export function WeeklyQuestion({ form, values, put, workroom }: WeeklyQuestionProps) {
  const [isSkipped, setSkipped] = useState(() => localTexts.get(skippedKey) !== null);
  const text = values.weekly;
  const error = form.formState.errors.weekly?.message;
  const { id } = form.field('weekly');
  const saveWeekly = useSaveWeekly();
  const answer = useAction(
    async (garments: number) => {
      await saveWeekly(garments);
      put('weekly', '');
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
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
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
          onChange={({ currentTarget }) => put('weekly', latinDigits(currentTarget.value))}
          onKeyDown={saveByEnter}
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
