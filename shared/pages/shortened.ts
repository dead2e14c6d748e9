import { oneLine } from './one-line';

/** Returns a text as one line of at most `most` characters. A cut text ends with '…', and no character is cut in two. */
export const shortened = (text: string, most: number): string => cutTo(oneLine(text), most);

/** Returns a text of at most `most` characters, which is at least 1, and keeps its lines. It is cut as by `shortened`. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  // A letter with its combining marks.
  for (const [letter] of text.matchAll(/[^]\p{M}*/gu)) {
    if (cut.length + letter.length >= most) break;
    cut += letter;
  }
  return `${cut.trimEnd()}…`;
}
