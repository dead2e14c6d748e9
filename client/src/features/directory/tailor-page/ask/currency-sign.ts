/** Returns the sign of a currency: 'NGN' -> '₦'. */
export function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currencyDisplay: 'narrowSymbol', currency });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
