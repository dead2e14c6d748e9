/** Returns the bytes of a text in an encoding of TextDecoder, which encodes only UTF-8 itself. */
export function encoded(text: string, encoding = 'utf-8'): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le') return new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer);
  const table = tableOf(encoding);
  return Uint8Array.from([...text].flatMap((letter) => table.get(letter) ?? [0x3f]));
}

/** The bytes of all letters of one or two bytes. */
function tableOf(encoding: string): Map<string, number[]> {
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if ([...letter].length === 1 && letter !== '\ufffd' && !table.has(letter)) table.set(letter, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) add(byte);
  if (encoding !== 'gb18030') return table;
  for (let lead = 0x81; lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail);
  return table;
}
