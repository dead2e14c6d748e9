import { orderLimits } from '@shared/orders/order-limits';
import { useState } from 'react';
import { get } from 'react-hook-form';
import { newRowId } from '../../../lib/api/row-id';
import { Button } from '../../../ui/controls/button';
import { TextField } from '../../../ui/controls/field';
import { PlusIcon } from '../../../ui/display/workroom-icons';
import type { FieldsProps } from './order-fields';
import type { FittingValues } from './order-values';

/** The fittings that are not done yet: a day, a time and a note each. One without any of them is not saved. */
export function FittingFields({ form, values, put }: FieldsProps) {
  const { fittings } = values;
  const change = (index: number, part: Partial<FittingValues>) =>
    put(
      'fittings',
      fittings.map((each, at) => (at === index ? { ...each, ...part } : each)),
    );
  // The first one is shown before it is among the values, and keeps its field while it is typed.
  const [next, setNext] = useState(blank);
  const begin = (part: Partial<FittingValues>) => {
    put('fittings', [...fittings, { ...next, ...part }]);
    setNext(blank());
  };
  const open = fittings.flatMap((fitting, index) => (fitting.doneAt === null ? { fitting, index } : []));
  const shown = open.length > 0 ? open : [{ fitting: next, index: -1 }];
  const last = open.at(-1)?.fitting;
  const error = (index: number, name: string) =>
    (get(form.formState.errors, `fittings.${index}.${name}`) as { message?: string } | undefined)?.message;
  return (
    <div id="order-fittings" tabIndex={-1} className="col-span-full grid gap-3 no-shadow outline-0!">
      {shown.map(({ fitting, index }) => (
        <Fitting
          key={fitting.id}
          fitting={fitting}
          error={error(index, 'onDate') ?? error(index, 'atTime') ?? error(index, 'note')}
          onChange={(part) => (index === -1 ? begin(part) : change(index, part))}
        />
      ))}
      {last && last.onDate !== '' && fittings.length < orderLimits.fittings && (
        <Button variant="action" size="s" className="-ms-3 justify-self-start" onClick={() => begin({})}>
          <PlusIcon />
          Another fitting
        </Button>
      )}
    </div>
  );
}

const blank = (): FittingValues => ({ id: newRowId(), onDate: '', atTime: '', note: '', doneAt: null });

interface FittingProps {
  fitting: FittingValues;
  error?: string;
  onChange: (part: Partial<FittingValues>) => void;
}

function Fitting({ fitting: { onDate, atTime, note }, error, onChange }: FittingProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-2" role="group" aria-label="Fitting">
      <TextField
        type="date"
        label="Fitting"
        error={error}
        value={onDate}
        onChange={({ currentTarget }) => onChange({ onDate: currentTarget.value })}
      />
      <TextField
        type="time"
        label="Time"
        value={atTime}
        onChange={({ currentTarget }) => onChange({ atTime: currentTarget.value })}
      />
      {onDate !== '' && (
        <TextField
          className="col-span-full"
          label="What to fit"
          optional
          dir="auto"
          autoComplete="off"
          maxLength={orderLimits.fittingNote}
          value={note}
          onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
        />
      )}
    </div>
  );
}
