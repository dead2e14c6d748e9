import { localTexts } from '../lib/drafts/device-storage';

/** Removes the user's texts from this device after a sign-out everywhere on another one. Called in each open tab and at the start of each page, which waits. */
export async function leaveDevice(): Promise<void> {
  localTexts.keys().filter(isOfUser).forEach(localTexts.remove);
}

/** The book's own keys say whose changes wait here. */
const isOfUser = (key: string) => !key.startsWith('seamfolk-book');
