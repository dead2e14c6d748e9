/** The zeros of the scripts whose digits people type; 1 to 9 follow each. */
const zeros = [
  ...[0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66],
  ...[0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810, 0x1c50, 0xff10],
];

const latin = new Map(
  zeros.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCharCode(zero + digit), String(digit)] as const),
  ),
);

/**
 * Returns a text with the digits of all scripts as 0 to 9: '٤٥', '४५' and '４５' -> '45'. The length stays, so that the caret of a
 * field does not move.
 */
export const latinDigits = (text: string): string =>
  // Most texts have no such digit.
  /[^\x00-\x7f]/.test(text) ? text.replace(/\p{Nd}/gu, (digit) => latin.get(digit) ?? digit) : text;

/** Returns a text with the digits of all scripts as 0 to 9, each space of a line as ' ', and without marks of direction and zero width. */
export const plainFigures = (text: string): string =>
  latinDigits(text)
    .replace(/[\u200b-\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[^\S\r\n]/g, ' ');
