/**
 * Returns the id that the profile of a user gets, so that the setup can show the cloth of the page, whose seed it is. It is a UUID of
 * the same kind: every hexadecimal digit is replaced by its complement, but not those of the version and the variant.
 */
export function profileIdOf(userId: string): string {
  const complement = (digit: string, at: number) =>
    at === versionAt || at === variantAt ? digit : (15 - Number.parseInt(digit, 16)).toString(16);
  return userId.replace(/[\da-f]/gi, complement);
}

const versionAt = 14;
const variantAt = 19;
