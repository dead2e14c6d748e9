import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { paths } from '../../paths';
import { LinkButton, buttonClass } from '../controls/button';
import { HeaderBar, headerLinkClass } from './header-bar';
import { Logo } from './logo';
import type { HeaderSession } from './header-session';

interface PlainHeaderProps extends HeaderSession {
  /** Content at the start, such as a link back. The logo then moves to the end, where signed-in users have their own link. */
  start?: ReactNode;
  /** The path to return to after signing in: the current page. */
  returnTo?: string;
}

/** The header of the directory and of its pages. */
export function PlainHeader({ start, ...ways }: PlainHeaderProps) {
  return (
    <HeaderBar>
      {start ?? <Logo />}
      <nav className="ms-auto flex items-center gap-1" aria-label="Main">
        {start && !ways.ownHref ? <Logo markOnly /> : <PlainLinks {...ways} />}
      </nav>
    </HeaderBar>
  );
}

function PlainLinks({ returnTo, ownHref, ownLabel = 'Dashboard', isUnknown }: PlainHeaderProps) {
  const unknown = isUnknown && 'invisible';
  if (ownHref) {
    return (
      <LinkButton className="whitespace-nowrap" href={ownHref}>
        {ownLabel}
      </LinkButton>
    );
  }
  const login = paths.login(returnTo);
  return (
    <>
      <a className={cx(headerLinkClass, 'max-xs:hidden', unknown)} href={login}>
        Log In
      </a>
      <a className={buttonClass({ variant: 'primary' }, cx('whitespace-nowrap max-xs:hidden', unknown))} href={login}>
        Sign Up Free
      </a>
      <a className={buttonClass({}, cx('whitespace-nowrap xs:hidden', unknown))} href={login}>
        Log In
      </a>
    </>
  );
}
