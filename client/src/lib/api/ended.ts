import { isWorkroomPage, pageAt } from '@shared/pages/pages';
import { leaveDevice } from '../../device-book/ended-everywhere';
import { paths } from '../../paths';
import { wipeDrafts } from '../drafts/drafts';
import { pause } from '../pause';
import { isForUser, reloadOnce } from './page-user';
import { type SessionEnd, tellOtherTabs } from './session-end';

/** Longest time that the page waits for the removal, in milliseconds: another tab can block it. */
const longestMs = 3_000;

let hasLeft = false;

/**
 * Removes from this device what must not stay after its session was ended on another one, in all open tabs, once in each. A screen of the
 * workroom then makes way: for the page that offers the sign-in, or for the landing page if the account is deleted. It does not sign in
 * by itself: where the identity provider still knows the person, that would undo 'Sign out everywhere' without a question.
 * @param isTold whether another tab has told this one
 */
export async function leaveSession(end: SessionEnd, { isTold = false } = {}): Promise<void> {
  if (hasLeft) return;
  hasLeft = true;
  wipeDrafts();
  if (!isTold) tellOtherTabs(end);
  try {
    await Promise.race([leaveDevice(end), pause(longestMs)]);
  } finally {
    makeWay(end);
  }
}

function makeWay(end: SessionEnd): void {
  const page = pageAt(location.pathname);
  if (!page || !isWorkroomPage(page.name)) return;
  if (end === 'account_deleted') location.replace(paths.home());
  // A page without a user shows nothing of one.
  else if (isForUser()) reloadOnce();
}
