import { isSignedOut } from '../../lib/api/api-error';
import { skipLeaveQuestion } from '../../lib/navigation/navigation';
import { paths } from '../../paths';
import { type ButtonLook, buttonClass } from '../controls/button';

/**
 * If the error `of` says that the session has ended, a sign-in link that returns to this page. Typed text is stored as a
 * draft, so leaving does not ask. Otherwise renders nothing.
 */
export function LogInAgain({ of, ...look }: { of: unknown } & ButtonLook) {
  if (!isSignedOut(of)) return null;
  return (
    <a
      className={buttonClass(look)}
      href={paths.login(window.location.pathname + window.location.search)}
      onClick={skipLeaveQuestion}
    >
      Log In
    </a>
  );
}
