import { inPlainLetters } from './plain-letters';

const longForms: Record<string, string> = { st: 'saint', sankt: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' };

/** Returns the key of a name, used both in the index and in queries: 'Saint-Étienne', 'St. Etienne' -> 'saint etienne'. */
export function nameKey(text: string): string {
  return inFull(plainWords(text));
}

/** Returns lower case letters and digits without accents, apostrophes and dots, single-spaced; 'St.' stays 'st'. */
export function plainWords(text: string): string {
  const small = text.toLowerCase();
  if (/^[a-z\d]+(?: [a-z\d]+)*$/.test(small)) return small;
  return inPlainLetters(small.normalize('NFD').replace(/\p{M}+/gu, ''))
    .replace(/['’‘ʻʼʾʿ`´ʹ]/g, '')
    .replace(/(?<=(?:^|[^\p{L}])\p{L})\.(?=\p{L}(?:[^\p{L}]|$))/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Expands abbreviations in the output of `plainWords`: 'st louis' -> 'saint louis'. */
export function inFull(words: string): string {
  return words.replace(/(?<=^| )(?:st|sankt|ste|mt|ft)(?= |$)/g, (short) => longForms[short] ?? short);
}
