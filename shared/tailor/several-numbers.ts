/** Between two numbers: signs, and words for 'or' and 'and'. */
const between =
  /\s*(?:[\r\n;,|&،؛]|\/+|\s(?:or|and|oder|und|ou|et|o|u|y|e|of|en|или|и|veya|ve|au|na|tabi|ati|atau|dan|أو|او|و|या|और)\s)\s*/iu;

/** Where a second number begins beside the first without a sign: at a plus, or at a 0 behind a space. */
const beside = /\s+(?=\(?0)|\s*(?=\+)/;

/** Fewest digits of a whole number, and most by E.164. */
const digits = { fewest: 7, most: 15 };

const digitsOf = (text: string): number => text.replace(/\P{Nd}/gu, '').length;

/**
 * Returns the numbers that stand in a text: '0803 555 0142 / 0805 555 0143' has two. A text with one number, or none, comes as it is, also
 * '030/1234567', whose slash is a part of the number.
 */
export function numbersIn(text: string): string[] {
  const pieces = text.split(between).filter((piece) => digitsOf(piece) > 0);
  const isWhole = (piece: string) => digitsOf(piece) >= digits.fewest;
  if (pieces.length > 1 && pieces.every(isWhole)) return pieces.map((piece) => piece.trim());
  if (digitsOf(text) <= digits.most) return [text];
  const parts = text.trim().split(beside);
  const joined = parts.reduce<string[]>((numbers, part) => {
    const last = numbers.at(-1);
    // A piece with few digits belongs to the number before it.
    return last !== undefined && (!isWhole(last) || !isWhole(part))
      ? [...numbers.slice(0, -1), `${last} ${part}`]
      : [...numbers, part];
  }, []);
  return joined.length > 1 && joined.every(isWhole) ? joined.map((each) => each.trim()) : halves(text);
}

/** Divides digits that are too many for one number at the space in their middle: '9855070111 9855070112'. */
function halves(text: string): string[] {
  const gaps = [...text.trim().matchAll(/\s+/g)].map(({ 0: gap, index }) => [
    text.trim().slice(0, index),
    text.trim().slice(index + gap.length),
  ]);
  const [half] = gaps.filter(([one = '', other = '']) => digitsOf(one) === digitsOf(other));
  return half ?? [text];
}

/** Whether a field for one number has more than one. */
export const hasOneNumber = (text: string): boolean => numbersIn(text).length < 2;

/** What a field for one number says if it has two. */
export const oneNumberMessage = 'Write one number here, and the other one in the notes';
