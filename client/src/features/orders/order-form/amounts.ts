import { decimalsOf, formatMoney } from '@shared/orders/money';

/** Returns minor units as they are typed: (4500000, 'NGN') -> '45000', (150, 'GBP') -> '1.50'. */
export function amountText(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return /[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole;
}

/** Returns a typed number with its thousands apart, '45000.5' -> '45,000.5'; another text as it is. */
export function grouped(text: string): string {
  const [, whole, rest] = /^(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === undefined ? text : whole.replace(/\B(?=(\d{3})+$)/g, ',') + (rest ?? '');
}

/** Returns the sign of a currency: 'NGN' -> '₦'. */
export const signOf = (currency: string): string =>
  formatMoney(0, currency)
    .replace(/[\d.,]/g, '')
    .trim();

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
