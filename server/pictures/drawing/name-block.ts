import { type EastAsianLanguage, textBlock, type TextBlock, type TextRoom } from '@seamfolk/lettering';

/** Sets a business name, or the words of its slug if the fonts have no letter of the name. */
export async function nameBlock(
  name: string,
  slug: string,
  roomOf: (text: string) => TextRoom,
  language: EastAsianLanguage,
): Promise<TextBlock> {
  const own = await textBlock(name, roomOf(name), language);
  if (/[\p{L}\p{N}]/u.test(own.lines.join(''))) return own;
  const words = wordsOf(slug);
  return textBlock(words, roomOf(words), language);
}

/** Detects the language for East Asian glyphs: by kana or Hangul, otherwise by the country, as Han characters are shared. */
export function languageOf(text: string): EastAsianLanguage {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]|Japan$/u.test(text)) return 'ja';
  return /\p{Script=Hangul}|Korea$/u.test(text) ? 'ko' : 'zh';
}

/** Returns a slug's words: 'adunni-couture' -> 'Adunni Couture'. */
function wordsOf(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
