import { isSignedOut } from '../lib/api';
import { leaveUnasked } from '../lib/leave-unasked';
import { paths } from '../paths';
import { type ButtonLook, buttonClass } from './button';

/** Where `of` says that the session has ended: the sign-in that comes back to this page. Otherwise nothing. */
export function LogInAgain({ of }: { of: unknown }) {
  return isSignedOut(of) && <LogInHere />;
}

/** The sign-in that comes back to this page. What is typed in it is stored as a draft, so that nothing asks. */
export function LogInHere(look: ButtonLook) {
  const { pathname, search } = window.location;
  return (
    <a className={buttonClass(look)} href={paths.login(pathname + search)} onClick={leaveUnasked}>
      Log In
    </a>
  );
}
