/** Letters that Unicode does not take apart into a base letter and a mark. */
const otherLetters: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ς: 'σ',
};

/** Text as it is compared in a search: small letters without accents, so that 'Adé', 'ADE' and 'ade' are one. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đðħıłøœæßς]/g, (letter) => otherLetters[letter] ?? letter);
}

/** A number as it is compared: without the spaces, brackets, dots and hyphens that people put in. */
export function foldNumber(text: string): string {
  return fold(text).replace(/[\s().\-/]/g, '');
}

/** The part of `text` that a search for `query` finds, marks of its last letter included; null when it finds none. */
export function findMatch(text: string, query: string, folded = fold): { start: number; end: number } | null {
  const needle = folded(query.trim());
  if (!needle) return null;
  let hay = '';
  const starts: number[] = [];
  const ends: number[] = [];
  // A letter together with the marks that follow it, as far as they are written apart.
  for (const { 0: letter, index } of text.matchAll(/[^][\u0300-\u036f]*/gu)) {
    const plain = folded(letter);
    hay += plain;
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(index);
      ends.push(index + letter.length);
    }
  }
  const found = hay.indexOf(needle);
  if (found === -1) return null;
  return { start: starts[found] ?? 0, end: ends[found + needle.length - 1] ?? text.length };
}
