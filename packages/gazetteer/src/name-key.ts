/** Letters that Unicode does not take apart into a plain one and a mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'a',
  ŋ: 'ng',
};

const longForms: Record<string, string> = { st: 'saint', sankt: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' };

/** 'Saint-Étienne', 'St. Etienne' -> 'saint etienne': how the index writes every name and how it is asked for. */
export function nameKey(text: string): string {
  return inFull(plainWords(text));
}

/** Small letters and digits, without accents, apostrophes and dots, one space between words; 'St.' stays 'st'. */
export function plainWords(text: string): string {
  const small = text.toLowerCase();
  if (/^[a-z\d]+(?: [a-z\d]+)*$/.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœłđðþħıəŋ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’‘ʻʼʾʿ`´ʹ]/g, '')
    .replace(/(?<=(?:^|[^\p{L}])\p{L})\.(?=\p{L}(?:[^\p{L}]|$))/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** 'st louis' -> 'saint louis'. Takes what `plainWords` gives. */
export function inFull(words: string): string {
  return words.replace(/(?<=^| )(?:st|sankt|ste|mt|ft)(?= |$)/g, (short) => longForms[short] ?? short);
}
