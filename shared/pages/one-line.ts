/**
 * Returns a text as one line that cannot affect the text after it. Line breaks, control characters and repeated spaces become one
 * space. Removes characters that change the text direction (embeddings, overrides, isolates) and combining marks after the sixth
 * on one letter. Keeps marks such as U+200F.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/(\p{M}{6})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
