/**
 * Resolves when the storage has done something that can fail without harm, as on a full disk: it is only remembered, is read again later, or
 * works without the device's copy. Returns undefined then.
 */
export async function unlessFull<T>(storing: Promise<T>): Promise<T | undefined> {
  try {
    return await storing;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  }
}
