import { decimalsOf } from '@shared/orders/money';

/** Returns a share of an amount in minor units, 1 is all of it: a round amount if the whole is one, half of ₦45,001 is ₦22,501. */
export function partOf(whole: number, share: number, currency: string): number {
  const unit = whole % 10 ** decimalsOf(currency) === 0 ? 10 ** decimalsOf(currency) : 1;
  return Math.round((whole * share) / unit) * unit || Math.round(whole * share);
}
