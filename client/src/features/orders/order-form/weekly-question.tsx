import { latinDigits } from '@shared/contract/digits';
import { bookInputSchema } from '@shared/orders/book';
import { type KeyboardEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { localTexts } from '../../../lib/drafts/device-storage';
import { Button } from '../../../ui/controls/button';
import { FieldNotes } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { useAction } from '../../../ui/feedback/use-action';
import type { WorkroomState } from '../capacity/use-workroom';
import { useBook, useChangeBook } from '../queries';

/** Where this device remembers that the question was skipped. */
const skippedKey = 'weekly-garments-skipped';

/** Asks once how many garments are usual in a week, while nothing says it and there are orders to count. */
export function WeeklyQuestion({ workroom }: { workroom: WorkroomState }) {
  const [isSkipped, setSkipped] = useState(() => localTexts.get(skippedKey) !== null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { data: book } = useBook();
  const { mutateAsync } = useChangeBook();
  const id = useId();
  const change = useAction((weeklyGarments: number) => mutateAsync({ row: book, body: { weeklyGarments } }), {
    failed: 'The number could not be saved',
    keepsText: true,
  });
  const save = () => {
    const weeklyGarments = text.trim() === '' ? Number.NaN : Number(text);
    const result = z.safeParse(bookInputSchema, { weeklyGarments });
    setError(result.success ? undefined : result.error.issues[0]?.message);
    if (result.success) void change(weeklyGarments);
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
  const isAsked = workroom.isLoaded && workroom.weekly === undefined && workroom.orders.length > 0;
  if (!isAsked || isSkipped) return null;
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
          onChange={({ currentTarget }) => setText(latinDigits(currentTarget.value))}
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
