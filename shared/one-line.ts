/**
 * A text as one line that stays within itself: line breaks and control characters become a space, and what would turn the
 * direction of the text after it is gone (embeddings, overrides, isolates), as are marks piled higher on one letter than any
 * script needs. Marks such as U+200F stay.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/(\p{M}{6})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
