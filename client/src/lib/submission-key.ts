/**
 * Makes the idempotency key of one submission: 32 hexadecimal digits. A form keeps its key for all tries, so that a try
 * whose answer was lost makes no second row. `randomUUID` does not exist on pages that came by plain http.
 */
export function submissionKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
