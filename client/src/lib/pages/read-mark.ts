import { localTexts } from '../drafts/device-storage';

const keyOf = (userId: string) => `decisions-read:${userId}`;

/** Returns the time of the latest news about decisions that the user has read on this device; '' if there is none. */
export const readUntil = (userId: string): string => localTexts.get(keyOf(userId)) ?? '';

/** Remembers the time of the latest news that the user has read. */
export function markRead(userId: string, until: string): void {
  if (until > readUntil(userId)) localTexts.set(keyOf(userId), until);
}
