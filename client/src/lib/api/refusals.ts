import { reloadForOtherUser } from './page-user';
import { clearSiteData, endedKey, isSessionEnd, type SessionEnd } from './session-end';
import { transport } from './transport';

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

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === endedKey && isSessionEnd(newValue)) leave(newValue, { isTold: true });
}
