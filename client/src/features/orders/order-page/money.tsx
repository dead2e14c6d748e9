import type { Day } from '@shared/orders/days';
import { balanceOf, formatMoney, hasOpenPrice, paidOf, priceOf, totalOf } from '@shared/orders/money';
import type { Order } from '@shared/orders/order';
import type { Payment } from '@shared/payments/contract';
import { paymentWayNames } from '@shared/payments/fields';
import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button';
import { OnPhone } from '../../../ui/display/on-phone';
import { PlusIcon } from '../../../ui/display/workroom-icons';
import { overpaidAdvice } from '../words';
import { dateText } from './dates';
import { Part } from './part';

interface MoneyProps {
  order: Order;
  today: Day;
  onAdd: () => void;
  onPayment: (payment: Payment) => void;
}

/** The money of an order as signed rows; a press on a payment changes it. No total is invented for a price that is not agreed. */
export function Money({ order, today, onAdd, onPayment }: MoneyProps) {
  const { garments, discount, currency, payments } = order;
  const money = (amount: number) => formatMoney(amount, currency);
  const sum = sumOf(order);
  return (
    <Part title="Money">
      <dl className="mt-1 text-compact tabular-nums">
        {!hasOpenPrice(garments) && <Row name="Garments" amount={money(priceOf(garments))} />}
        {discount > 0 && <Row name="Discount" amount={money(-discount)} />}
        {discount > 0 && !hasOpenPrice(garments) && <Row name="Total" amount={money(totalOf(order))} look="sum" />}
        {[...payments].sort(byDay).map((payment, index) => (
          <Row
            key={payment.id}
            name={
              <button
                type="button"
                className="min-h-tap text-start text-ink underline decoration-thread decoration-dotted underline-offset-4"
                onClick={() => onPayment(payment)}
              >
                {paymentText(payment, today)}
              </button>
            }
            note={payment.note}
            mark={<OnPhone id={payment.id} isBare className="-mt-2 pb-1.5" />}
            amount={money(payment.amount)}
            look={index === 0 ? 'first' : 'payment'}
            isGivenBack={payment.amount < 0}
          />
        ))}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-2">
          <dt className="font-semibold">{sum.name}</dt>
          <dd className="font-display text-figure font-heading lining-nums">
            {sum.amount === undefined ? '–' : money(sum.amount)}
          </dd>
        </div>
      </dl>
      {sum.advice && <p className="text-small text-orange-ink">{sum.advice}</p>}
      <Button block className="mt-3" onClick={onAdd}>
        <PlusIcon />
        Add payment
      </Button>
    </Part>
  );
}

interface Sum {
  name: string;
  amount?: number;
  advice?: string;
}

/** Returns what the rows add up to. */
function sumOf(order: Order): Sum {
  const paid = paidOf(order.payments);
  if (order.stage === 'cancelled')
    return paid === 0 ? { name: 'Settled', amount: 0 } : { name: 'Not given back', amount: paid };
  const left = balanceOf(order);
  if (left === undefined) return { name: 'Price not agreed' };
  if (totalOf(order) === 0 && paid === 0) return { name: 'Nothing to pay', amount: 0 };
  if (left < 0) return { name: 'Overpaid', amount: -left, advice: `${overpaidAdvice}.` };
  return left > 0 ? { name: 'Left to pay', amount: left } : { name: 'All paid', amount: paid };
}

const byDay = (one: Payment, other: Payment) =>
  one.onDate.localeCompare(other.onDate) || one.createdAt.localeCompare(other.createdAt);

/** Returns 'Paid in cash, 9 May', 'Given back, transfer, today'. */
export function paymentText({ amount, method, onDate }: Payment, today: Day): string {
  const day = onDate === today ? 'today' : dateText(onDate, today);
  const way = method && paymentWayNames[method].toLowerCase();
  if (amount < 0) return ['Given back', way !== 'other' && way, day].filter(Boolean).join(', ');
  if (way === null || way === 'other') return `Paid, ${day}`;
  return `Paid ${way === 'cash' ? 'in' : 'by'} ${way}, ${day}`;
}

interface RowProps {
  name: ReactNode;
  note?: string | null;
  mark?: ReactNode;
  amount: string;
  look?: 'payment' | 'first' | 'sum';
  isGivenBack?: boolean;
}

function Row({ name, note, mark, amount, look, isGivenBack }: RowProps) {
  return (
    <div className={rowClass({ look })}>
      <dt className={cx('min-w-0 py-0.5', look !== 'sum' && 'text-muted')}>
        {name}
        {note && (
          <span className="-mt-2 block pb-1.5 text-micro wrap-anywhere" dir="auto">
            {note}
          </span>
        )}
        {mark}
      </dt>
      <dd className={cx(look === 'sum' ? 'font-semibold' : 'font-medium', isGivenBack && 'text-orange-ink')}>
        {amount}
      </dd>
    </div>
  );
}

const rowClass = cva('flex items-center justify-between gap-4', {
  variants: {
    look: {
      payment: 'min-h-tap',
      first: 'mt-1 min-h-tap border-t border-hairline pt-1',
      sum: 'mt-1 min-h-8 border-t border-hairline pt-1',
    },
  },
});
