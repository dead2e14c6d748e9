/** Letters that Unicode does not take apart into a base letter and a mark, and what people type for them. */
const plainLetters: Record<string, string> = {
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

/** Small letters in the spelling of a plain keyboard: 'ɗanladi' -> 'danladi'. Marks are not touched. */
export function inPlainLetters(text: string): string {
  return text.replace(letters, (letter) => plainLetters[letter] ?? letter);
}
