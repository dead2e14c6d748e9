import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { cx } from 'class-variance-authority';
import { paths } from '../paths';
import { LinkButton, buttonClass } from './button';
import { Logo } from './logo';

interface OwnPlace {
  /** Signed in: the way to their own screens, in place of the ways in. */
  ownHref?: string;
  ownLabel?: string;
  /** Whether somebody is signed in is not known yet: room is kept, and nothing offered that may be wrong. */
  isUnknown?: boolean;
}

interface SiteHeaderProps extends OwnPlace {
  /** On the landing page itself its sections are anchors of the same page. */
  onLanding?: boolean;
}

/** The public header: sections, the directory and the two ways in; below 860 behind a menu button. */
export function SiteHeader({ onLanding = false, ...own }: SiteHeaderProps) {
  const { open, setOpen, header, button } = useMenu();
  const links = <SiteLinks onLanding={onLanding} />;
  return (
    <header className="header header--public" ref={header}>
      <div className="header__in wrap">
        <Logo />
        <nav className="header__nav" aria-label="Main">
          {links}
          <WaysIn {...own} />
        </nav>
        <button
          ref={button}
          type="button"
          className={buttonClass({ variant: 'ghost', iconOnly: true }, 'menu-btn')}
          aria-expanded={open}
          aria-controls="site-menu"
          aria-label="Menu"
          onClick={() => setOpen(!open)}
        >
          <span className="bars" />
        </button>
      </div>
      <nav className="menu" id="site-menu" aria-label="Menu" hidden={!open} onClick={() => setOpen(false)}>
        <div className="wrap">
          {links}
          <div className="menu__go">
            <WaysIn {...own} large />
          </div>
        </div>
      </nav>
    </header>
  );
}

function SiteLinks({ onLanding }: { onLanding: boolean }) {
  const section = (id: string) => (onLanding ? `#${id}` : paths.home(id));
  return (
    <>
      <a href={section('features')}>Features</a>
      <a href={section('how-it-works')}>How It Works</a>
      <Link href={paths.discover()}>Find Tailors</Link>
    </>
  );
}

function WaysIn({ large = false, ownHref, ownLabel = 'Dashboard', isUnknown }: OwnPlace & { large?: boolean }) {
  const unknown = isUnknown ? 'invisible' : undefined;
  const size = large ? 'lg' : undefined;
  if (ownHref) {
    return (
      <LinkButton variant="primary" size={size} href={ownHref}>
        {ownLabel}
      </LinkButton>
    );
  }
  return (
    <>
      <a className={buttonClass({ variant: large ? 'secondary' : 'ghost', size }, unknown)} href={paths.login()}>
        Log In
      </a>
      <a className={buttonClass({ variant: 'primary', size }, unknown)} href={paths.login()}>
        Sign Up Free
      </a>
    </>
  );
}

/** Open or closed; Escape closes it and gives the focus back to its button, a press outside just closes it. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false);
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [open]);
  return { open, setOpen, header, button };
}

interface PlainHeaderProps extends OwnPlace {
  /** At the start in place of the logo, which then moves to the end: a way back. */
  start?: ReactNode;
  /** Where the person comes back to after signing in: this very page. */
  returnTo?: string;
}

/** The header of the directory and of the pages in it. */
export function PlainHeader({ start, ...ways }: PlainHeaderProps) {
  return (
    <header className="header">
      <div className="header__in wrap">
        {start ?? <Logo />}
        <nav className="header__nav" aria-label="Main">
          {start ? <Logo markOnly className="logo--small" /> : <PlainLinks {...ways} />}
        </nav>
      </div>
    </header>
  );
}

function PlainLinks({ returnTo, ownHref, ownLabel = 'Dashboard', isUnknown }: PlainHeaderProps) {
  const unknown = isUnknown ? 'invisible' : undefined;
  if (ownHref) {
    return <LinkButton href={ownHref}>{ownLabel}</LinkButton>;
  }
  const login = paths.login(returnTo);
  return (
    <>
      <a className={cx('wide', unknown)} href={login}>
        Log In
      </a>
      <a className={buttonClass({ variant: 'primary' }, cx('wide', unknown))} href={login}>
        Sign Up Free
      </a>
      <a className={buttonClass({}, cx('narrow', unknown))} href={login}>
        Log In
      </a>
    </>
  );
}
