import { userHeader } from '@shared/contract/headers';
import { localTexts, tabTexts } from '../drafts/device-storage';
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

/** How a user has ended the session of this device on another one, as refusals name it. */
export type SessionEnd = 'ended_everywhere' | 'account_deleted';

const isSessionEnd = (code: unknown): code is SessionEnd => code === 'ended_everywhere' || code === 'account_deleted';

const endedKey = 'session-ended';

/**
 * The header by which the server tells the browser to clear its storage, because the account was deleted on another device. The window
 * gets an event of this name, also after a sign-out everywhere: an open form would store its text again.
 */
export const clearSiteData = 'Clear-Site-Data';

/**
 * Makes the page follow refusals that concern the page and not one call alone, and what other tabs learn. For pages that ask for the
 * session.
 */
export function watchRefusals(): void {
  transport.onRefusal = (code, headers) => {
    if (code === 'other_user') reloadForOtherUser();
    // Drafts leave before the caller learns of it.
    if (isSessionEnd(code) || headers.has(clearSiteData)) dispatchEvent(new Event(clearSiteData));
    if (isSessionEnd(code)) leave(code);
  };
  addEventListener('storage', followOtherTab);
}

/** Removes from this device what must not stay after its session was ended on another one. */
export function leave(end: SessionEnd, given?: { isTold: boolean }): void {
  void import('./ended').then(({ leaveSession }) => leaveSession(end, given));
}

/** Makes the other tabs leave the session too. Nothing stays in the storage. */
export function tellOtherTabs(end: SessionEnd): void {
  localTexts.set(endedKey, end);
  localTexts.remove(endedKey);
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === endedKey && isSessionEnd(newValue)) leave(newValue, { isTold: true });
}
