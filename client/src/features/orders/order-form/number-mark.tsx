import { latinDigits } from '@shared/contract/digits';
import { isClosed } from '@shared/orders/stages';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { onEnter } from '../../../lib/fields/on-enter';
import { inputClass } from '../../../ui/controls/input';
import { SewnTag } from '../../../ui/display/sewn-tag';
import type { FieldsProps } from './order-form';

interface NumberMarkProps extends FieldsProps {
  /** The number that the next order gets. */
  next: number;
}

/** The number of the order in the head. It can be changed, because a paper book goes on, until the order is closed. */
export function NumberMark({ form, values, put, order, next }: NumberMarkProps) {
  const [isTyping, setTyping] = useState(false);
  const free = String(order?.number ?? next);
  const isFixed = order !== undefined && isClosed(order.stage);
  const shown = (!isFixed && values.number.trim()) || free;
  const tag = (
    <SewnTag tone="plain" size="number">
      {shown}
    </SewnTag>
  );
  const place = 'flex-none max-shell:me-1 shell:me-12';
  if (isFixed) return <span className={place}>{tag}</span>;
  const error = form.formState.errors.number?.message;
  const end = () => {
    flushSync(() => setTyping(false));
    document.getElementById('order-number')?.focus();
  };
  return (
    <div className={place}>
      {isTyping || error ? (
        <input
          id="order-number"
          className={inputClass({ size: 'compact', className: 'w-24! text-center tabular-nums' })}
          aria-label="Number of the order"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just pressed the number to change it
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={8}
          placeholder={free}
          value={values.number}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'order-number-error'}
          onChange={({ currentTarget }) => put({ number: latinDigits(currentTarget.value).trim() })}
          onBlur={() => setTyping(false)}
          onKeyDown={onEnter(end)}
        />
      ) : (
        <button
          type="button"
          id="order-number"
          className="grid min-h-tap place-items-center rounded px-1 hover:bg-wash"
          aria-label={`Number ${shown}, change`}
          onClick={() => setTyping(true)}
        >
          {tag}
        </button>
      )}
    </div>
  );
}
