import { readAmount, type AmountReading } from './read-amount';

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

/** A sum of amounts in minor units: a number while JavaScript counts it exactly, else its digits. */
export type Sum = number | string;

/** Returns a sum as it is sent and shown, from the exact one. */
export const sumOf = (exact: bigint): Sum => {
  const sum = Number(exact);
  return Number.isSafeInteger(sum) ? sum : String(exact);
};

/** Returns the exact sum of amounts. */
export const exactSum = (amounts: readonly Sum[]): bigint =>
  amounts.reduce((sum: bigint, each) => sum + BigInt(each), 0n);

/**
 * Returns minor units as text: (4500000, 'NGN') -> '₦45,000', (150, 'GBP') -> '£1.50', (-100, 'USD') -> '−$1'. A thousand in a currency of
 * three decimals has all of them, 'KWD 45,500.000', because '45,500' is read as 45.5 there.
 */
export function formatMoney(amount: Sum, currency: string): string {
  const decimals = decimalsOf(currency);
  const minor = BigInt(amount);
  const unit = 10n ** BigInt(decimals);
  const [size, sign] = minor < 0n ? [-minor, '−'] : [minor, ''];
  const [whole, rest] = [size / unit, size % unit];
  const isWhole = rest === 0n && !(hasDecimalComma(currency) && whole >= 1000n);
  const digits = isWhole ? 0 : decimals;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const named = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat('en', { ...named, ...format }).formatToParts(whole);
  const fraction = String(rest).padStart(decimals, '0');
  return sign + parts.map(({ type, value }) => (type === 'fraction' ? fraction : value)).join('');
}

/** Whether three digits after one comma are decimals. */
export const hasDecimalComma = (currency: string): boolean => decimalsOf(currency) === 3 && currency !== 'IQD';

/** Reads an amount that a person typed, or a text of `formatMoney`. */
export const readMoney = (text: string, currency: string): AmountReading =>
  readAmount(text, { currency, decimals: decimalsOf(currency) });

/**
 * Returns an amount that a person typed in minor units, ('45,000', 'NGN') -> 4500000; undefined for a text that is no amount, or that can
 * be read in two ways.
 */
export function toMinor(text: string, currency: string): number | undefined {
  const reading = readMoney(text, currency);
  return 'amount' in reading ? reading.amount : undefined;
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

/** Returns the sum of the agreed prices in minor units, a safe integer by `orderLimits.total`. */
export const priceOf = (garments: readonly Priced[]): number =>
  garments.reduce((sum, { quantity, price }) => sum + quantity * (price ?? 0), 0);

/** Whether a price is not agreed, so that there is no total yet. */
export const hasOpenPrice = (garments: readonly Priced[]): boolean => garments.some(({ price }) => price === null);

/** Returns what the client pays in all, in minor units. */
export const totalOf = ({ garments, discount }: Money): number => priceOf(garments) - discount;

/** Returns what was paid; amounts that were given back are below zero. */
export const paidOf = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** Returns what is left to pay, below zero is overpaid; undefined while a price is not agreed, so that nothing is owed or overpaid yet. */
export const balanceOf = (order: Money & { payments: readonly { amount: number }[] }): number | undefined =>
  hasOpenPrice(order.garments) ? undefined : totalOf(order) - paidOf(order.payments);

function split(codes: string): string[] {
  return codes.split(' ');
}
