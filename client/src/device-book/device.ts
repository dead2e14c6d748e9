import { othersWaitCookie, sharedDeviceCookie, userCookie } from '@shared/session/device-cookies';
import { localTexts } from '../lib/drafts/device-storage';

const keptKey = 'seamfolk-book';
const offKey = 'seamfolk-book-off';
const waitingKey = 'seamfolk-book-waiting';

/** The id of the user whose book this device keeps; null if it keeps none. */
export const keptUser = (): string | null => localTexts.get(keptKey);

/** Returns whether the book of a user is to be kept here: unless the user has switched it off, or has signed in on a shared device. */
export const isWanted = (userId: string): boolean => localTexts.get(offKey) !== userId && !isShared();

/** Whether the sign-in page was told that others use this device too, and the book was not switched on since. */
const isShared = () => cookies().includes(`${sharedDeviceCookie}=1`);

/** Returns the id of the user who has signed in last in this browser, in any tab; undefined after a logout. */
export function signedInUser(): string | undefined {
  const start = `${userCookie}=`;
  const found = cookies().find((cookie) => cookie.startsWith(start));
  return found?.slice(start.length);
}

/** Whether the session of this browser is that of another user, who may have signed in in another tab. */
export function isOthersSession(userId: string): boolean {
  const signedIn = signedInUser();
  return signedIn !== undefined && signedIn !== userId;
}

const cookies = () => document.cookie.split('; ');

export function rememberKept(userId: string, isKept: boolean): void {
  if (isKept) {
    localTexts.set(keptKey, userId);
    localTexts.remove(offKey);
    document.cookie = `${sharedDeviceCookie}=; Max-Age=0; Path=/`;
  } else {
    localTexts.remove(keptKey);
    localTexts.set(offKey, userId);
  }
}

/** Called when the user leaves: this device keeps no book until the next sign-in. */
export const forgetKept = (): void => localTexts.remove(keptKey);

/** Notes whether changes of a user wait here. The server then leaves the storage as it is when another user logs out. */
export function noteWaiting(userId: string, isWaiting: boolean): void {
  const others = (localTexts.get(waitingKey) ?? '').split(' ').filter((id) => id && id !== userId);
  const all = isWaiting ? [...others, userId] : others;
  if (all.length > 0) localTexts.set(waitingKey, all.join(' '));
  else localTexts.remove(waitingKey);
  const doOthersWait = all.some((id) => id !== signedInUser());
  document.cookie = `${othersWaitCookie}=1; Path=/; SameSite=Lax; Max-Age=${doOthersWait ? 31_536_000 : 0}`;
}
