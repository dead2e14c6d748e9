import { decimalsOf, formatMoney, toMinor } from '@shared/orders/money';

/** Returns an amount as it is typed: (4500000, 'NGN') -> '45000', (150, 'GBP') -> '1.50'. */
export function typedAmount(amount: number, currency: string): string {
  const unit = 10 ** decimalsOf(currency);
  return amount % unit === 0 ? String(amount / unit) : (amount / unit).toFixed(decimalsOf(currency));
}

/** Returns a typed amount in minor units, without a sign: nothing is 0. Returns undefined for another text. */
export function typedMinor(text: string, currency: string): number | undefined {
  const amount = text.trim() === '' ? 0 : toMinor(text, currency);
  return amount === undefined ? undefined : Math.abs(amount);
}

/** Returns digits with their groups: '45000' -> '45,000', '1234.5' -> '1,234.5'. Returns another text as it is. */
export function groupedAmount(text: string): string {
  const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(text) ?? [];
  return whole === undefined ? text : whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + rest;
}

/** Returns the sign of a currency: 'NGN' -> '₦', 'KWD' -> 'KWD'. */
export const currencySign = (currency: string): string => formatMoney(0, currency).replace('0', '').trim();
