import * as z from 'zod/mini';
import { kindOf } from '../csv/heading-kind';
import written from './encodings.json';

/** A text, and whether its encoding is sure. */
export interface GuessedText {
  text: string;
  isSure: boolean;
}

/** The encodings in which programs write lists, and the letters beyond ASCII that distinguish them. */
const encodings = z
  .array(
    z.strictObject({
      encoding: z.string(),
      /** The letters of each language. */
      languages: z.array(z.string()),
      /** The most frequent letters of languages in another script, which tell encodings of one script apart. */
      frequent: z.optional(z.string()),
      /** The letters of a list with names of several languages. */
      mixed: z.optional(z.string()),
    }),
  )
  .parse(written);

type Encoding = (typeof encodings)[number];

/** Marks that all western encodings have, beside letters. */
const marks = /[\u00a0‘’“”–—…•€£°´·«»]/;

/** Decodes a text that is no UTF-8: the encoding whose letters make words of one language wins. */
export function legacyText(bytes: Uint8Array): GuessedText {
  const [best, ...others] = fitsOf(bytes.subarray(0, 200_000));
  const encoding = best?.encoding ?? 'windows-1252';
  const rival = others.find(({ text }) => text !== best?.text);
  const isSure = best !== undefined && best.fit > 0.95 && (rival === undefined || best.fit - rival.fit > 0.04);
  return { text: new TextDecoder(encoding).decode(bytes), isSure };
}

const fitsOf = (bytes: Uint8Array) =>
  encodings
    .map((each) => {
      const text = new TextDecoder(each.encoding).decode(bytes);
      return { encoding: each.encoding, text, fit: fitOf(each, text) + 0.06 * knownHeadings(text) };
    })
    .sort((one, other) => other.fit - one.fit);

function fitOf({ encoding, languages, frequent, mixed }: Encoding, text: string): number {
  const high = [...text.matchAll(/[^\p{ASCII}]/gu)].map(([letter]) => letter).filter((letter) => !marks.test(letter));
  if (high.length === 0) return encoding === 'windows-1252' ? 1.1 : 0.5;
  if (languages.length === 0) return fitOfIdeographs(text, high);
  const shareOf = (of: string) => high.filter((letter) => of.includes(letter)).length / high.length;
  const one = Math.max(...languages.map(shareOf)) * caseFit(text, high);
  if (!frequent) {
    const several = mixed ? shareOf(mixed) * caseFit(text, high) * 0.97 : 0;
    const isOtherScript = /[^\p{ASCII}\s–—-]{5}/u.test(text);
    return Math.max(one, several) * (isOtherScript ? 0.5 : 1) - (encoding === 'macintosh' ? 0.03 : 0);
  }
  const usual = shareOf(frequent);
  const hasCapitals = !/[а-яα-ω]/.test(text) || /[А-ЯΑ-Ω]/.test(text);
  return one * apart(text, high) * (usual > 0.45 ? 1.02 : 0.6 + usual / 2) * (hasCapitals ? 1 : 0.9);
}

/** From 0 to 1: letters of other scripts stand together; a single one among Latin letters is an accented letter. */
function apart(text: string, high: readonly string[]): number {
  const alone = text.match(/[a-z][^\p{ASCII}]|[^\p{ASCII}][a-z]/giu)?.length ?? 0;
  if (!/[^\p{ASCII}]{2}/u.test(text)) return 0.5;
  return 1 - Math.min(1, alone / high.length);
}

/** Chinese and Japanese characters of daily use; a wrong encoding gives rare ones. */
function fitOfIdeographs(text: string, high: readonly string[]): number {
  const common = /[\u3041-\u30ff\u4e00-\u9fa5\u3001-\u301c\uff01-\uff5e]/;
  const share = high.filter((letter) => common.test(letter)).length / high.length;
  return text.includes('\ufffd') || /[\uff61-\uff9f]/.test(text) ? 0 : share * apart(text, high) * 0.9;
}

/** From 0 to 1: a capital beyond ASCII stands at the beginning of a word, or among capitals. */
function caseFit(text: string, high: readonly string[]): number {
  const inside = text.match(/\p{Ll}(?![A-Z])\p{Lu}|\p{L}(?![A-Z])\p{Lu}[A-Z]\p{Ll}/gu)?.length ?? 0;
  return 1 - Math.min(0.6, inside / high.length);
}

/** Returns how many cells of the first lines are known headings with letters beyond ASCII: in a wrong encoding, they are not known. */
function knownHeadings(text: string): number {
  const cells = text
    .slice(0, 3000)
    .split(/\r?\n|\r/)
    .slice(0, 12)
    .join(',')
    .split(/[,;\t|]/);
  const foreign = cells.filter((cell) => /[^\p{ASCII}]/u.test(cell) && cell.length < 60);
  const known = foreign.filter((cell) => kindOf(cell.replace(/"/g, '')) !== undefined);
  return known.length;
}

/** Returns UTF-16 without a byte order mark: its separators and figures have a zero byte. Undefined if it is none. */
export function utf16Text(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 20_000);
  const zeros = [0, 0];
  sample.forEach((byte, index) => byte === 0 && (zeros[index % 2] = (zeros[index % 2] ?? 0) + 1));
  const [even = 0, odd = 0] = zeros;
  if (even + odd < sample.length / 40 || bytes.length % 2 === 1) return undefined;
  return new TextDecoder(odd >= even ? 'utf-16le' : 'utf-16be').decode(bytes);
}
