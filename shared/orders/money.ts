/*
 * Amounts of money are whole numbers of minor units (kobo, cents) from the database to the screen, so that no sum has a rounding
 * error.
 */

/** Currencies that do not have two decimals. Fixed here, because ICU and ISO 4217 disagree about some and change. */
const otherDecimals = new Map<string, number>([
  ...split('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF').map((code) => [code, 0] as const),
  ...split('BHD IQD JOD KWD LYD OMR TND').map((code) => [code, 3] as const),
]);

/** Returns how many decimals amounts of a currency have: 'NGN' -> 2, 'XOF' -> 0. `currency` is an ISO 4217 code. */
export const decimalsOf = (currency: string): number => otherDecimals.get(currency) ?? 2;

/** Returns minor units as text: (4500000, 'NGN') -> '₦45,000', (150, 'GBP') -> '£1.50', (-100, 'USD') -> '−$1'. */
export function formatMoney(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const isWhole = amount % 10 ** decimals === 0;
  const digits = isWhole ? 0 : decimals;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const named = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const text = new Intl.NumberFormat('en', { ...named, ...format }).format(Math.abs(amount) / 10 ** decimals);
  return `${amount < 0 ? '−' : ''}${text}`;
}

/**
 * Reads an amount that a person typed, or a text of `formatMoney`, in minor units: ('45,000', 'NGN') -> 4500000,
 * ('1.5', 'GBP') -> 150. A comma before the decimals of the currency is a decimal comma: ('12,50', 'EUR') -> 1250.
 * Returns undefined for a text that is no amount, has more decimals than the currency, or is too large to count.
 */
export function toMinor(text: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  const [, sign, written] = /^([-−]?)[^\d-]*?(\d[\d.,\s']*|[.,]\d+)\D*$/u.exec(text.trim()) ?? [];
  if (written === undefined) return undefined;
  const { whole, fraction } = partsOf(written.replace(/[\s']/g, ''), decimals);
  if (whole === undefined || fraction.length > decimals) return undefined;
  const amount = Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || 0);
  if (!Number.isSafeInteger(amount)) return undefined;
  return sign && amount > 0 ? -amount : amount;
}

/** Splits '1,234.5' into its whole and its decimals. `whole` is undefined if the separators cannot be read in one way. */
function partsOf(written: string, decimals: number): { whole?: string; fraction: string } {
  const text = written.replace(/[.,]$/, '');
  const grouped = /^(\d{1,3}(?:,\d{2,3})*,\d{3}|\d*)(?:\.(\d+))?$/.exec(text);
  if (grouped) return { whole: grouped[1]!.replaceAll(',', ''), fraction: grouped[2] ?? '' };
  const european = /^(\d{1,3}(?:\.\d{3})+|\d*)(?:,(\d+))?$/.exec(text);
  if (!european || (european[2] ?? '').length > decimals) return { fraction: '' };
  return { whole: european[1]!.replaceAll('.', ''), fraction: european[2] ?? '' };
}

interface Priced {
  quantity: number;
  /** The price of one in minor units; null is not agreed. */
  price: number | null;
}

interface Money {
  garments: readonly Priced[];
  discount: number;
}

/** Returns the sum of the agreed prices in minor units. */
export const priceOf = (garments: readonly Priced[]): number =>
  garments.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0);

/** Whether a price is not agreed, so that there is no total yet. */
export const hasOpenPrice = (garments: readonly Priced[]): boolean => garments.some(({ price }) => price === null);

/** Returns what the client pays in all, in minor units. */
export const totalOf = ({ garments, discount }: Money): number => priceOf(garments) - discount;

/** Returns what was paid; amounts that were given back are below zero. */
export const paidOf = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** Returns what is left to pay; below zero is overpaid. */
export const balanceOf = (order: Money & { payments: readonly { amount: number }[] }): number =>
  totalOf(order) - paidOf(order.payments);

function split(codes: string): string[] {
  return codes.split(' ');
}
