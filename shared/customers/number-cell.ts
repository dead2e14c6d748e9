/**
 * Returns a telephone number as the cell of a CSV that no spreadsheet takes for a figure: one would show '08035550142' without its 0, and
 * 2348035550142 as 2.35E+12. Other texts stay as they are. '08035550142' -> '0803 555 0142'.
 */
export function numberCell(number: string | null): string {
  if (!number || !isFigure(number)) return number ?? '';
  const [first, rest] = [number.slice(0, 4), number.slice(4)];
  return `${first} ${rest.replace(/\d{3}(?=\d{3})/g, '$& ')}`.trimEnd();
}

/** Digits alone with a 0 before them, or more than a cell shows as a whole number. Short ones are no telephone numbers. */
const isFigure = (text: string): boolean => /^0\d{4,}$|^\d{12,}$/.test(text);
