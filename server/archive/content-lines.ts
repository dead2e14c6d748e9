/** Lines are folded at this many bytes of UTF-8 (RFC 6350, 3.2; RFC 2426, 2.6; RFC 5545, 3.1). */
const lineBytes = 75;

/** Returns the text of a vCard's or a calendar's properties, folded, with CRLF line ends. Leaves out properties without a value. */
export function contentLines(properties: readonly (string | false | null | undefined)[]): string {
  return properties.flatMap((property) => (property ? `${folded(property)}\r\n` : [])).join('');
}

/** Folds a line between characters. Every line after the first begins with a space. */
function folded(property: string): string {
  let bytes = 0;
  let lines = '';
  for (const character of property) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      lines += '\r\n ';
      bytes = 1;
    }
    lines += character;
    bytes += size;
  }
  return lines;
}
