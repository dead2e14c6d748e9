/**
 * Resolves when the storage has done something that a full disk may refuse without harm: what is not stored is read again later, or was
 * only remembered. Returns undefined then.
 */
export async function unlessFull<T>(storing: Promise<T>): Promise<T | undefined> {
  try {
    return await storing;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  }
}
