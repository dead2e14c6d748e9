import { sharedDeviceCookie, userCookie } from '@shared/session/device-cookies';
import { localTexts } from '../lib/drafts/device-storage';

const keptKey = 'seamfolk-book';
const offKey = 'seamfolk-book-off';

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
