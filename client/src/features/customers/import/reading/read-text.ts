import { legacyText, utf16Text, type GuessedText } from './legacy-text';

/** The largest file that is read, in bytes: 5,000 cards with small photos have about 20 MB. */
const maxBytes = 50_000_000;

/**
 * Returns the bytes of a file.
 * @throws Error with a message for the user
 */
export async function bytesOf(file: Blob): Promise<Uint8Array> {
  if (file.size > maxBytes) throw new Error('The file has more than 50 MB.');
  return new Uint8Array(await file.arrayBuffer());
}

/**
 * Returns the text of bytes, in the named encoding if the browser knows it. Programs write UTF-8, UTF-16 with a byte order mark
 * (Excel's "Unicode text"), or the encoding of western Windows, which every other file is read as.
 */
export function decoded(bytes: Uint8Array, charset?: string): string {
  if (charset) {
    try {
      return new TextDecoder(charset).decode(bytes);
    } catch {
      // An unknown name: the encoding is guessed below.
    }
  }
  return guessedText(bytes).text;
}

/**
 * Returns the text of bytes. Programs write UTF-8, UTF-16 (Excel's "Unicode text"), or an encoding of Windows or of old Macs, which is
 * guessed by the letters.
 */
export function guessedText(bytes: Uint8Array): GuessedText {
  const sure = (text: string) => ({ text, isSure: true });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return sure(new TextDecoder('utf-16le').decode(bytes));
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return sure(new TextDecoder('utf-16be').decode(bytes));
  const wide = utf16Text(bytes);
  if (wide !== undefined) return sure(wide);
  try {
    return sure(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return legacyText(bytes);
  }
}

/** Returns the bytes as a text whose characters are the bytes. */
export function bytesText(bytes: Uint8Array): string {
  const parts: string[] = [];
  const size = 8192;
  for (let at = 0; at < bytes.length; at += size) parts.push(String.fromCharCode(...bytes.subarray(at, at + size)));
  return parts.join('');
}
