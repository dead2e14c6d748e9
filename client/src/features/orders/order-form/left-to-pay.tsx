import { formatMoney } from '@shared/orders/money';
import { overpaidAdvice } from '../words';
import type { FieldsProps } from './order-fields';

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
