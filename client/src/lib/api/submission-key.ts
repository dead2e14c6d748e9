/**
 * Returns an idempotency key for one submission: 32 hexadecimal digits. A form uses one key for all attempts, so that an
 * attempt after a lost answer creates no second row. `randomUUID` does not exist on pages over plain http.
 */
export function submissionKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Another key that follows from one, for the second row of a submission. */
export const secondKey = (key: string): string => key.split('').reverse().join('');
