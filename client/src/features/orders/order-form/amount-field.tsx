import { latinDigits } from '@shared/contract/digits';
import { cva } from 'class-variance-authority';
import { formatMoney } from '@shared/orders/money';
import { useLayoutEffect, useRef } from 'react';
import { onEnter } from '../../../lib/fields/on-enter';
import { useIsPhone } from '../../../lib/media-query';
import { AmountPad } from '../../../ui/controls/amount-pad';
import { editedText, grouped, settled, signOf, typedAmount } from '../typed-amount';
import { lastPrice, useOffered } from './offered-garments';
import type { FieldsProps, Hand } from './order-form';
import { withPart } from './order-values';

interface AmountFieldProps {
  label: string;
  currency: string;
  /** The name of the amount in the hand: the id of a line, or 'paid'. */
  name: string;
  text: string;
  hand: Hand;
  /** The id of its error. */
  errorId: string | undefined;
  onText: (text: string) => void;
}

/** An amount of money. On phones the keys of the screen write into it, and no keyboard opens. */
export function AmountField({ label, currency, name, text, hand, errorId, onText }: AmountFieldProps) {
  const isPhone = useIsPhone();
  const isInHand = hand.name === name;
  const isTyping = !isPhone && isInHand;
  const shown = isTyping ? text : grouped(isInHand ? text : settled(text, currency), currency);
  const input = useRef<HTMLInputElement>(null);
  // Typing replaces the whole amount instead of adding to it. The text that is typed has no commas, so it is selected after it is shown.
  useLayoutEffect(() => {
    if (isInHand) input.current?.select();
  }, [isInHand]);
  return (
    <label className={frameClass({ isHeld: isPhone && isInHand, isWrong: errorId !== undefined })}>
      <span className="text-muted" aria-hidden="true">
        {signOf(currency)}
      </span>
      <input
        ref={input}
        className="min-w-0 border-0 bg-transparent p-0 text-end font-display text-figure-sm/none font-heading lining-nums tabular-nums no-shadow outline-0"
        aria-label={label}
        inputMode={isPhone ? 'none' : 'decimal'}
        enterKeyHint="done"
        autoComplete="off"
        placeholder="–"
        size={Math.max(3, shown.length + 1)}
        value={shown}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        data-amount=""
        onFocus={() => hand.take(name)}
        onClick={({ currentTarget }) => {
          // The end of a press would leave the caret where it was.
          if (hand.isFresh) currentTarget.select();
          hand.take(name);
        }}
        onBlur={() => {
          if (settled(text, currency) !== text) onText(settled(text, currency));
          if (!isPhone) hand.drop();
        }}
        onChange={({ currentTarget: { value } }) => {
          hand.type();
          onText(latinDigits(isTyping ? value : editedText(text, currency, value)));
        }}
        onKeyDown={isPhone ? onEnter(hand.drop) : undefined}
      />
    </label>
  );
}

const frameClass = cva(
  'flex min-h-tap cursor-text items-baseline justify-end gap-0.5 text-name/none focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
  {
    variants: {
      isHeld: {
        true: 'min-h-13 min-w-32 rounded-sm border-2 border-action bg-surface px-2 py-4 outline-0!',
        false: 'border-b border-dashed border-edge pt-3',
      },
      isWrong: { true: 'border-danger!' },
    },
  },
);

/** The keys for the amount in hand: the price of a line, or what is paid. */
export function OrderPad({ values, put, currency, sums, hand }: FieldsProps) {
  const offered = useOffered(values, currency);
  const line = values.garments.find(({ id }) => id === hand.name);
  const text = line ? line.price : values.paid;
  const total = sums.isOpen || sums.total <= 0 ? undefined : sums.total;
  const offer = line ? lastPrice(offered, line) : total;
  const write = (typed: string) => {
    hand.type();
    if (line) put({ garments: withPart(values.garments, line.id, { price: typed }) });
    else put({ paid: typed });
  };
  const spoken = `${line ? `Price of ${line.garment}` : 'Paid'} ${grouped(text, currency) || 'empty'}`;
  return (
    <AmountPad
      text={hand.isFresh ? '' : text}
      onText={write}
      announcement={hand.isFresh ? undefined : spoken}
      offer={
        offer === undefined
          ? undefined
          : { label: line ? 'Last' : 'All', text: typedAmount(offer, currency), shown: formatMoney(offer, currency) }
      }
      done="Done"
      onDone={hand.drop}
    />
  );
}
