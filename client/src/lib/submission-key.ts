/**
 * A key for one submission: a form takes one as it opens, and keeps it over every try, so that one whose answer was lost makes
 * no second row. Not by `randomUUID`, which is missing where the page came by plain http.
 */
export function submissionKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
