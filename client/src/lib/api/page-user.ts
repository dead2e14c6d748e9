import { userHeader } from '@shared/contract/headers';
import { tabTexts } from '../drafts/device-storage';
import { skipLeaveQuestion } from '../navigation/navigation';
import { transport } from './transport';

const reloadedAtKey = 'reloaded-for-user';

/** Longer than a reload takes, so that the calls of one page, and an answer of the device for the former user, cause no loop. In milliseconds. */
const pauseMs = 10_000;

let isReloading = false;

/** Notes for which user this page is made. Every later call says so, and the server refuses it in another user's session. */
export function noteUser(userId: string): void {
  transport.headers = { [userHeader]: userId };
}

/** Returns whether this page is made for a user. */
export const isForUser = (): boolean => userHeader in transport.headers;

/**
 * Reloads the page once, because another user has signed in, perhaps in another tab: this page is made for the former one. What was
 * typed here belongs to that user and leaves the device with the next page (`dropOtherDrafts`).
 */
export const reloadForOtherUser = (): void => reloadOnce();

/** Reloads the page, without a question if all typed text is stored. */
export function reloadOnce(): void {
  const sinceMs = Date.now() - Number(tabTexts.get(reloadedAtKey));
  if (isReloading || Math.abs(sinceMs) < pauseMs || !tabTexts.set(reloadedAtKey, String(Date.now()))) return;
  isReloading = true;
  skipLeaveQuestion();
  location.reload();
}
