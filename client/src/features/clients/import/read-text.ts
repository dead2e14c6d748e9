/** The largest file that is read, in bytes: 5,000 cards with small photos have about 20 MB. */
const maxBytes = 50_000_000;

/**
 * Returns the text of a file. Programs write UTF-8, UTF-16 with a byte order mark (Excel's "Unicode text"), or the encoding of
 * western Windows, which every other file is read as.
 * @throws Error with a message for the user
 */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > maxBytes) throw new Error('The file has more than 50 MB.');
  return decoded(new Uint8Array(await file.arrayBuffer()));
}

/** Returns the text of bytes, in the named encoding if the browser knows it. */
export function decoded(bytes: Uint8Array, charset?: string): string {
  if (charset) {
    try {
      return new TextDecoder(charset).decode(bytes);
    } catch {
      // An unknown name: the encoding is guessed below.
    }
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
