/** The parts into which tapes divide an inch or a centimetre. */
const tapeParts = [2, 3, 4, 5, 8, 10, 16, 32];

/** Parts of an inch. '8/10' alone is two lengths. */
const inchParts = [2, 3, 4, 8, 16, 32];

/**
 * Whether two numbers with a slash are a fraction of a tape. '34/36' is two lengths, and alone, '15/16' and '30/32' are two as well:
 * a waist relaxed and stretched. `isAlone` is without a whole number before it.
 */
export function isTapeFraction(over: number, under: number, isAlone: boolean): boolean {
  const isFraction = over > 0 && over < under && tapeParts.includes(under);
  return isFraction && !(isAlone && (over > 9 || !inchParts.includes(under)));
}

/** More decimals than these come from a calculation, not from a tape. */
const mostDecimals = 4;

/** Returns a decimal figure as a tape shows it: '30.1999999999' -> '30 3/16' in inches, '76.69999999' -> '76.7' in centimetres. */
export function withoutNoise(figure: string, unit: 'in' | 'cm' | 'mm' | 'm'): string {
  const decimals = /[.,](\d+)$/.exec(figure)?.[1]?.length ?? 0;
  const length = Number(figure.replace(',', '.'));
  if (decimals <= mostDecimals || Number.isInteger(length * 32)) return figure;
  if (unit !== 'in') return String(Number(length.toFixed({ cm: 1, mm: 0, m: 3 }[unit])));
  const sixteenths = Math.round(length * 16);
  const [whole, over] = [Math.floor(sixteenths / 16), sixteenths % 16];
  const part = [2, 4, 8, 16].find((under) => (over * under) % 16 === 0) ?? 16;
  return over === 0 ? String(whole) : `${whole || ''} ${(over * part) / 16}/${part}`.trim();
}
