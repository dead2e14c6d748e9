/** Letters that are written in two ways, and the one that stands for both. */
const sameLetters: Readonly<Record<string, string>> = {
  // Arabic: alef with a wasla, alef maksura, Farsi and Urdu yeh, kaf and heh, ta marbuta.
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ې: 'ي', ے: 'ي', ک: 'ك', ڪ: 'ك', ة: 'ه', ہ: 'ه', ھ: 'ه', ۃ: 'ه', ە: 'ه' },
  // Devanagari: chandrabindu, which many write as anusvara.
  'ँ': 'ं',
};

const letters = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu');

/**
 * What people leave out when they type: Arabic vowel signs, tatweel, and the hamza and madda above or below a letter; Hebrew points; the
 * nukta of Indian scripts; joiners and marks of direction.
 */
const leftOut =
  /[\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Returns a decomposed text (NFD) as its letters are compared: 'أحمد' and 'احمد', 'فاطمة' and 'فاطمه', 'علی' and 'علي' are equal. It works
 * letter by letter.
 */
export const inPlainScript = (text: string): string =>
  text.replace(leftOut, '').replace(letters, (letter) => sameLetters[letter] ?? letter);
