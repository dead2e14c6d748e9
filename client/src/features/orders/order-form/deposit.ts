import { decimalsOf } from '@shared/orders/money';

/**
 * Returns the deposit that is offered first: the share that was last paid, half if that is not known. It is a round amount if the
 * total is one.
 */
export function depositOf(total: number, share: number | null, currency: string): { label: string; amount: number } {
  const isUsual = share === null || share <= 0 || share >= 1 || Math.abs(share - 0.5) < 0.005;
  const part = isUsual ? 0.5 : share;
  const unit = total % 10 ** decimalsOf(currency) === 0 ? 10 ** decimalsOf(currency) : 1;
  const amount = Math.round((total * part) / unit) * unit || Math.round(total * part);
  return { label: isUsual ? 'Half' : `${Math.round(part * 100)}%`, amount };
}
