import { localTexts } from '../drafts/device-storage';

/** How a user has ended the session of this device on another one, as refusals name it. */
export type SessionEnd = 'ended_everywhere' | 'account_deleted';

export const isSessionEnd = (code: unknown): code is SessionEnd =>
  code === 'ended_everywhere' || code === 'account_deleted';

/** The storage's key by which a tab tells the others. */
export const endedKey = 'session-ended';

/**
 * The header by which the server tells the browser to clear its storage, because the account was deleted on another device. The window
 * gets an event of this name, also after a sign-out everywhere: an open form would store its text again.
 */
export const clearSiteData = 'Clear-Site-Data';

/** Makes the other tabs leave the session too. Nothing stays in the storage. */
export function tellOtherTabs(end: SessionEnd): void {
  localTexts.set(endedKey, end);
  localTexts.remove(endedKey);
}
