import type { Entry } from '../../lib/offline-state';

/** Returns the entries that are sent without an answer of the user: neither asked about, nor after such an entry on one row. */
export function toSend(entries: readonly Entry[]): Entry[] {
  const waiting = new Set<unknown>();
  return entries.filter(({ id, orderId, body, question }) => {
    const isBlocked =
      question !== undefined || [id, orderId, body.customerId].some((each) => each && waiting.has(each));
    if (isBlocked) waiting.add(id);
    return !isBlocked;
  });
}
