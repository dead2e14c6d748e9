import { orderLimits } from '@shared/orders/order-limits';
import { useState } from 'react';
import { newRowId } from '../../../lib/api/row-id';
import { Button } from '../../../ui/controls/button';
import { TextField } from '../../../ui/controls/field';
import { PlusIcon } from '../../../ui/display/workroom-icons';
import { firstMessage, type FieldsProps } from './order-form';
import type { FittingValues } from './order-values';

/** The fittings that are not done yet: a day, a time and a note each. One without any of them is not saved. */
export function FittingFields({ form, values: { fittings }, put }: FieldsProps) {
  // The first one is shown before it is among the values, and keeps its field while it is typed.
  const [next, setNext] = useState(blank);
  const add = (fitting: FittingValues) => {
    put({ fittings: [...fittings, fitting] });
    setNext(blank());
  };
  const replace = (fitting: FittingValues) =>
    put({ fittings: fittings.map((each) => (each.id === fitting.id ? fitting : each)) });
  const open = fittings.filter(({ doneAt }) => doneAt === null);
  const last = open.at(-1);
  return (
    <div id="order-fittings" tabIndex={-1} className="col-span-full grid gap-3 no-shadow outline-0!">
      {(last ? open : [next]).map((fitting) => (
        <Fitting
          key={fitting.id}
          fitting={fitting}
          error={firstMessage(form.formState.errors.fittings?.[fittings.indexOf(fitting)])}
          onChange={last ? replace : add}
        />
      ))}
      {last && last.onDate !== '' && fittings.length < orderLimits.fittings && (
        <Button variant="action" size="s" className="-ms-3 justify-self-start" onClick={() => add(next)}>
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
  onChange: (changed: FittingValues) => void;
}

function Fitting({ fitting, error, onChange }: FittingProps) {
  const { onDate, atTime, note } = fitting;
  return (
    <div className="grid grid-cols-2 items-start gap-2" role="group" aria-label="Fitting">
      <TextField
        type="date"
        label="Fitting"
        error={error}
        value={onDate}
        onChange={({ currentTarget }) => onChange({ ...fitting, onDate: currentTarget.value })}
      />
      <TextField
        type="time"
        label="Time"
        value={atTime}
        onChange={({ currentTarget }) => onChange({ ...fitting, atTime: currentTarget.value })}
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
          onChange={({ currentTarget }) => onChange({ ...fitting, note: currentTarget.value })}
        />
      )}
    </div>
  );
}
