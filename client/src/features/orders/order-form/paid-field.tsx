import { formatMoney, toMinor } from '@shared/orders/money';
import { paymentWayNames } from '@shared/payments/fields';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeptInView } from '../../../lib/fields/use-kept-in-view';
import { useIsPhone } from '../../../lib/media-query';
import { chipButtonClass } from '../../../ui/controls/chips';
import { FieldNotes, labelClass } from '../../../ui/controls/field';
import { AmountNote } from '../amount-note';
import { useSuggestions } from '../queries';
import { overpaidAdvice } from '../words';
import { AmountField } from './amount-field';
import type { FieldsProps } from './order-form';
import { depositOf } from './sums';

/** What is paid now, and how. The share that was last taken as a deposit is offered first. */
export function PaidField({ form, values, put, currency, sums, hand }: FieldsProps) {
  const { data: suggestions } = useSuggestions();
  const [wasOpened, setOpened] = useState(false);
  const { total, isOpen: isPriceOpen } = sums;
  const paid = toMinor(values.paid, currency);
  const { paidShare } = values;
  // A pressed share stays offered when another one was paid meanwhile.
  const usualShare = paidShare === null || paidShare === 1 ? (suggestions?.depositShare ?? null) : paidShare;
  const deposit = depositOf(total, usualShare, currency);
  const isOff = isPriceOpen || total <= 0;
  const isOther = wasOpened || values.paid !== '';
  const error = form.formState.errors.paid?.message;
  const part = useRef<HTMLDivElement>(null);
  useKeptInView(part, useIsPhone() && hand.name === 'paid');
  const putPaid = (text: string) => put({ paid: text });
  const press = (pressed: number) => {
    setOpened(false);
    if (hand.name === 'paid') hand.drop();
    put({ paid: '', paidShare: paidShare === pressed ? null : pressed });
  };
  const pressOther = () => {
    flushSync(() => {
      setOpened(!isOther);
      put({ paid: '', paidShare: null });
      if (isOther && hand.name === 'paid') hand.drop();
    });
    if (!isOther) document.querySelector<HTMLElement>('#order-paid [data-amount]')?.focus();
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <span className={labelClass()} id="order-paid-label">
          Paid now
        </span>
        <select
          className="-my-1.5 -me-2 min-h-tap select-arrow rounded bg-transparent ps-2 pe-8 text-end text-body font-medium text-action-ink"
          aria-label="How it was paid"
          value={values.method || (suggestions?.method ?? 'cash')}
          onChange={({ currentTarget }) => put({ method: currentTarget.value })}
        >
          {Object.entries(paymentWayNames).map(([way, name]) => (
            <option key={way} value={way}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div
        id="order-paid"
        ref={part}
        className="grid gap-1.5 no-shadow outline-0!"
        role="group"
        aria-labelledby="order-paid-label"
        tabIndex={-1}
      >
        <div className="grid grid-cols-3 gap-1.5">
          {[deposit, { label: 'All', share: 1, amount: total }].map(({ label, share, amount }) => (
            <Tile
              key={share}
              label={label}
              text={isOff ? '–' : formatMoney(amount, currency)}
              isPressed={paidShare === share}
              isOff={isOff}
              onPress={() => press(share)}
            />
          ))}
          <Tile
            label="Other"
            text={isOther && paid ? formatMoney(paid, currency) : 'amount'}
            isPressed={isOther}
            onPress={pressOther}
          />
        </div>
        {isOther && (
          <div
            className="flex items-center justify-between gap-3 rounded border border-hairline px-3 py-1"
            data-held={hand.name === 'paid' || undefined}
          >
            <span className="text-small" aria-hidden="true">
              Amount
            </span>
            <AmountField
              label="Amount paid"
              currency={currency}
              name="paid"
              text={values.paid}
              hand={hand}
              errorId={error && 'order-paid-error'}
              onText={putPaid}
            />
          </div>
        )}
        {isOther && (
          <AmountNote
            id="order-paid-note"
            text={values.paid}
            currency={currency}
            isTyping={hand.name === 'paid' && !error}
            onChoose={putPaid}
          />
        )}
        <FieldNotes id="order-paid" error={error} />
      </div>
    </div>
  );
}

interface TileProps {
  label: string;
  text: string;
  isPressed: boolean;
  isOff?: boolean;
  onPress: () => void;
}

function Tile({ label, text, isPressed, isOff, onPress }: TileProps) {
  return (
    <button
      type="button"
      className={chipButtonClass({
        className:
          'grid! min-h-13! content-center justify-items-center gap-0 rounded! px-1! off:cursor-not-allowed off:text-muted',
      })}
      aria-pressed={isPressed}
      disabled={isOff}
      onClick={onPress}
    >
      <b className="font-semibold">{label}</b>{' '}
      <span className="text-micro/tight font-normal wrap-anywhere tabular-nums">{text}</span>
    </button>
  );
}

/** What the client has left to pay, or that it is not known yet. */
export function LeftToPay({ values, sums, currency }: Pick<FieldsProps, 'values' | 'sums' | 'currency'>) {
  const { isOpen, total, paid, left } = sums;
  const isEmpty = values.garments.length === 0;
  if (isOpen) {
    return (
      <p className="grid px-0! sm:me-auto" role="status">
        <span className="text-micro/[1.3] text-muted">Left to pay</span>
        <b className="text-small">Price not agreed</b>
      </p>
    );
  }
  if (left < 0 && !isEmpty) {
    return (
      <p className="grid px-0! sm:me-auto" role="status">
        <b className="text-small">Overpaid {formatMoney(-left, currency)}</b>
        <span className="text-micro/[1.3] text-muted">{overpaidAdvice}</span>
      </p>
    );
  }
  return (
    <p className="grid px-0! sm:me-auto" role="status">
      <span className="text-micro/[1.3] text-muted">
        {paid === 0 ? 'Left to pay' : `Left of ${formatMoney(total, currency)}`}
      </span>
      <b className="font-display text-fit-lg font-heading lining-nums tabular-nums">
        {isEmpty ? '–' : formatMoney(left, currency)}
      </b>
    </p>
  );
}
