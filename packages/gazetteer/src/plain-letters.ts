/** Letters that Unicode does not decompose into a base letter and a mark, with their usual plain spelling. */
export const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ɓ: 'b',
  ɗ: 'd',
  ɖ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ƒ: 'f',
  ɛ: 'e',
  ɔ: 'o',
  ə: 'e',
};

const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Replaces lower case letters that a plain keyboard lacks: 'ɗanladi' -> 'danladi'. Keeps combining marks. */
export function inPlainLetters(text: string): string {
  return text.replace(letters, (letter) => plainLetters[letter] ?? letter);
}
