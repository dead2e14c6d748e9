import { isSignedOut } from '../lib/api';
import { leaveUnasked } from '../lib/navigation';
import { paths } from '../paths';
import { type ButtonLook, buttonClass } from './button';

/**
 * Where `of` says that the session has ended: the sign-in that comes back to this page. What is typed is stored as a draft,
 * so that nothing asks. Otherwise nothing.
 */
export function LogInAgain({ of, className, ...look }: { of: unknown; className?: string } & ButtonLook) {
  if (!isSignedOut(of)) return null;
  return (
    <a
      className={buttonClass(look, className)}
      href={paths.login(window.location.pathname + window.location.search)}
      onClick={leaveUnasked}
    >
      Log In
    </a>
  );
}
