import { decoded } from '../reading/read-text';
import type { Property } from './vcard-cards';

/** The encoding of texts without a CHARSET of their own. */
export interface Charset {
  name?: string;
  /** Whether neither the file nor its bytes say which it is. */
  isGuess: boolean;
}

/** Returns the encoding of a file's texts without a CHARSET. */
export function charsetOf(bytes: Uint8Array, text: string): Charset {
  if (/\u001b\$[@B]/.test(text)) return { name: 'iso-2022-jp', isGuess: false };
  const isUtf8 = (some: Uint8Array) => strictly(some, 'utf-8') !== undefined;
  // Some programs divide a line within a letter.
  if (isUtf8(bytes) || isUtf8(bytesIn(text.replace(/[\r\n]+[ \t]/g, '')))) return { name: 'utf-8', isGuess: false };
  const named = [...text.matchAll(/^[^:\r\n]*;CHARSET="?([\w-]+)/gim)].map(([, name]) => name);
  const name = named.find((each) => each && !/^(utf-?8|us-ascii)$/i.test(each));
  if (name) return { name, isGuess: false };
  return { name: looksJapanese(bytes) ? 'shift_jis' : undefined, isGuess: true };
}

/** Other encodings read as Shift_JIS give letters and half-wide signs beside Chinese ones. */
function looksJapanese(bytes: Uint8Array): boolean {
  const text = strictly(bytes, 'shift_jis');
  return text !== undefined && !/[a-z\uff61-\uff9f]\p{sc=Han}|\p{sc=Han}[a-z\uff61-\uff9f]/iu.test(text);
}

function strictly(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    // The bytes are of another encoding, or the browser does not know its name.
    return undefined;
  }
}

/** Returns the parts of a value, which semicolons divide, without escapes. */
export function partsOf(property: Property, file: Charset): string[] {
  const parts = [''];
  for (const [token] of writtenText(property, file).matchAll(/\\[^]|;|[^\\;]+|\\$/g)) {
    if (token === ';') parts.push('');
    else parts.push(`${parts.pop()}${token}`);
  }
  return parts.map((part) => unescaped(part).trim());
}

/** Returns the text of a value, without escapes. */
export const textOf = (property: Property, file: Charset): string =>
  unescaped(writtenText(property, file)).replace(/\r\n?/g, '\n').trim();

function writtenText({ value, params }: Property, file: Charset): string {
  return readable(plainBytes(value, params.get('encoding')), params.get('charset'), file);
}

/** Returns bytes as text: in their own encoding, else in UTF-8, else in that of the file. */
export function readable(bytes: Uint8Array, charset: string | undefined, file: Charset): string {
  // An escape byte begins signs of ISO-2022-JP, whose other bytes are letters.
  const isEscaped = bytes.includes(0x1b);
  for (const name of isEscaped ? [charset, file.name] : [charset, 'utf-8', charset ? undefined : file.name]) {
    const read = name ? strictly(bytes, name) : undefined;
    if (read !== undefined) return read;
  }
  return decoded(bytes, charset);
}

/** Returns the bytes that a value stands for: in quoted-printable (RFC 2045), in base64, or as they are. */
export function plainBytes(value: string, encoding = ''): Uint8Array {
  if (encoding === 'quoted-printable') return unquoted(value);
  if (encoding !== 'base64' && encoding !== 'b') return bytesIn(value);
  try {
    return bytesIn(atob(value.replace(/\s/g, '')));
  } catch {
    // The text is not base64.
    return bytesIn(value);
  }
}

export function bytesIn(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** '=C3=A9' -> the bytes C3 A9. A '=' at the end has no next line. */
function unquoted(text: string): Uint8Array {
  const written = bytesIn(text.replace(/=$/, ''));
  let length = 0;
  for (let at = 0; at < written.length; at += 1) {
    const byte = written[at] === 0x3d ? hexDigit(written[at + 1]) * 16 + hexDigit(written[at + 2]) : NaN;
    if (!Number.isNaN(byte)) at += 2;
    written[length] = Number.isNaN(byte) ? (written[at] ?? 0) : byte;
    length += 1;
  }
  return written.subarray(0, length);
}

/** Returns the value of a digit by its ASCII code, or NaN. */
function hexDigit(code = 0): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : NaN;
}

const unescaped = (text: string) =>
  text.replace(/\\([\\,;:"nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
