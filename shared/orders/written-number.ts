/** A number as it may be read: its digits without separators, and how many of them are decimals. */
export interface NumberReading {
  digits: string;
  decimals: number;
}

/** What a written number can mean. */
export interface WrittenNumber {
  /** With the last separator before decimals: '1.250,50', '45.5'. */
  asDecimal?: NumberReading;
  /** With all separators between thousands: '1.250', '1,17,500'. */
  asWhole?: NumberReading;
}

/** Signs between digits that are only before decimals, and only between thousands. A comma and a point can be both. */
const onlyDecimal = '·٫';
const onlyGroup = "'٬ ";

/** Reads a number of digits with signs between them. Both meanings are there if both are possible: '45,500'. */
export function readNumber(written: string): WrittenNumber {
  const parts = written.split(/[,.'٬ ·٫]/);
  const signs = [...written.replace(/\d/g, '')];
  if (signs.length === 0) return { asWhole: { digits: written, decimals: 0 } };
  return { asDecimal: decimalOf(parts, signs), asWhole: wholeOf(parts, signs) };
}

function wholeOf(parts: readonly string[], signs: readonly string[]): NumberReading | undefined {
  const [sign = ''] = signs;
  const isOneSign = signs.every((each) => each === sign) && !onlyDecimal.includes(sign);
  return isOneSign && areGroups(parts, sign) ? { digits: parts.join(''), decimals: 0 } : undefined;
}

function decimalOf(parts: readonly string[], signs: readonly string[]): NumberReading | undefined {
  const last = signs.at(-1) ?? '';
  const before = signs.slice(0, -1);
  const fraction = parts.at(-1) ?? '';
  const head = parts.slice(0, -1);
  if (onlyGroup.includes(last) || before.includes(last) || fraction === '') return undefined;
  const whole = before.length === 0 ? { digits: head[0] ?? '' } : wholeOf(head, before);
  if (/^0\d/.test(head[0] ?? '')) return undefined;
  return whole && { digits: whole.digits + fraction, decimals: fraction.length };
}

/** Whether digits are grouped by thousands, or with commas as in India: '12,34,567'. */
function areGroups(parts: readonly string[], sign: string): boolean {
  const [first = '', ...others] = parts;
  if (!/^[1-9]\d{0,2}$/.test(first) || others.at(-1)?.length !== 3) return false;
  if (others.every(({ length }) => length === 3)) return true;
  return sign === ',' && first.length < 3 && others.slice(0, -1).every(({ length }) => length === 2);
}
