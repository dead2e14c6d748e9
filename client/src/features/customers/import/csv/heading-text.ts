import { fold } from '../../../../lib/text/text-search';

/** Returns a heading for comparing: words in lower case without accents and signs. 'Prénom(s) *' -> 'prenom s', 'homePhone' -> 'home phone'. */
export function headingText(heading: string): string {
  const spaced = heading.replace(/(\p{Ll})(\p{Lu})|(\p{L})(?=\d)/gu, '$1$3 $2').replace(/['’]s\b/gi, '');
  return (
    fold(spaced)
      .normalize('NFD')
      .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
      // Letters that Arabic headings write in either way.
      .replace(/ة/g, 'ه')
      .replace(/ى/g, 'ي')
      .replace(/[^\p{L}\p{N}№#]+/gu, ' ')
      .trim()
  );
}

/** Scripts without spaces between words. */
const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/**
 * Returns a test whether a heading's text has one of the words. A word of the list is the beginning of a word of the heading; with '='
 * it is the whole word, and several words are a phrase.
 */
export function hasWord(words: readonly string[]): (text: string) => boolean {
  const whole: string[] = [];
  const stems: string[] = [];
  const parts: string[] = [];
  for (const word of words) {
    const phrase = headingText(word);
    if (word.startsWith('=')) whole.push(phrase);
    else if (phrase.includes(' ')) whole.push(phrase);
    else if (unspaced.test(phrase)) parts.push(phrase);
    else stems.push(phrase);
  }
  return (text) => {
    const padded = ` ${text} `;
    return (
      whole.some((word) => padded.includes(` ${word} `)) ||
      stems.some((stem) => padded.includes(` ${stem}`)) ||
      parts.some((part) => text.includes(part))
    );
  };
}

/** Returns a test whether a heading's text is one of the phrases. */
export function isPhrase(list: readonly string[]): (text: string) => boolean {
  const all = new Set(list.map(headingText));
  return (text) => all.has(text);
}
