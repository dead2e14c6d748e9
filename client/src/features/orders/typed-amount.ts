import { decimalsOf, formatMoney, toMinor } from '@shared/orders/money';

/** Returns minor units as they are typed: (4500000, 'NGN') -> '45000', (150, 'GBP') -> '1.50'. */
export function typedAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return /[1-9]/.test(fraction) ? `${whole}.${fraction}` : whole;
}

/** Returns a typed amount in minor units, without a sign: nothing is 0. Returns undefined for another text. */
export function typedMinor(text: string, currency: string): number | undefined {
  const amount = text.trim() === '' ? 0 : toMinor(text, currency);
  return amount === undefined ? undefined : Math.abs(amount);
}

/** Returns a typed number with its thousands apart, '45000.5' -> '45,000.5'; another text as it is. */
export function grouped(text: string): string {
  const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === undefined ? text : whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest;
}

/** Returns the sign of a currency: 'NGN' -> '₦'. */
export const signOf = (currency: string): string =>
  formatMoney(0, currency)
    .replace(/[\d.,]/g, '')
    .trim();
