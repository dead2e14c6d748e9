/**
 * Returns an idempotency key for one submission: 32 hexadecimal digits. A form uses one key for all attempts, so that an
 * attempt after a lost answer creates no second row. `randomUUID` does not exist on pages over plain http.
 */
export function submissionKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the id of the row that a submission creates, a UUID made of its key: each attempt sends the same one. */
export function rowIdOf(key: string): string {
  const hex = `${key.slice(0, 12)}4${key.slice(13, 16)}a${key.slice(17)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
