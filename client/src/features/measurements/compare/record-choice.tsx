import type { Measurement } from '@shared/measurements/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button';
import { Field } from '../../../ui/controls/field';
import { inputClass } from '../../../ui/controls/input';
import { SwapIcon } from '../../../ui/display/workroom-icons';
import type { Pair } from './compare-records';

interface RecordChoiceProps {
  records: readonly Measurement[];
  /** The text of each record by its id. */
  texts: Readonly<Record<string, string>>;
  pair: Pair;
  /** `from` is undefined for the record before `to`. */
  onPair: (from: string | undefined, to: string) => void;
}

/** The two records to compare, with a button that exchanges them. */
export function RecordChoice({ records, texts, pair: { from, to, isPrevious }, onPair }: RecordChoiceProps) {
  const before = records[records.indexOf(to) + 1];
  return (
    <div className="grid cols-end-auto items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <RecordSelect
        label="From"
        value={from?.id ?? ''}
        onChange={(id) => onPair(id === before?.id ? undefined : id, to.id)}
      >
        {!from && <option value="">None before this one</option>}
        {records.map(
          ({ id }) =>
            id !== to.id && (
              <option key={id} value={id}>
                {id === before?.id ? `${texts[id]} (the one before)` : texts[id]}
              </option>
            ),
        )}
      </RecordSelect>
      <Button
        iconOnly
        className="mb-0.5 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:mb-0 max-sm:self-center"
        aria-label="Swap the two"
        aria-disabled={!from || undefined}
        onClick={() => from && onPair(to.id, from.id)}
      >
        <SwapIcon />
      </Button>
      <RecordSelect
        label="To"
        value={to.id}
        onChange={(id) => onPair(isPrevious || id === from?.id ? undefined : from?.id, id)}
      >
        {records.map(({ id }) => (
          <option key={id} value={id}>
            {texts[id]}
          </option>
        ))}
      </RecordSelect>
    </div>
  );
}

interface RecordSelectProps {
  label: string;
  value: string;
  onChange: (id: string) => void;
  children: ReactNode;
}

function RecordSelect({ label, value, onChange, children }: RecordSelectProps) {
  return (
    <Field
      label={label}
      className="max-sm:col-start-1 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:*:first:min-w-11"
    >
      {(control) => (
        <select
          {...control}
          className={inputClass({
            end: 'select',
            className: 'text-ellipsis max-sm:w-auto max-sm:grow max-sm:basis-28',
          })}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {children}
        </select>
      )}
    </Field>
  );
}
