import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { cx } from 'class-variance-authority';
import { paths } from '../../paths';
import { LinkButton, buttonClass } from '../controls/button';
import { HeaderBar, headerLinkClass } from './header-bar';
import { Logo } from './logo';
import type { HeaderSession } from './header-session';

interface SiteHeaderProps extends HeaderSession {
  /** On the landing page, the links to its sections are fragments of the same page. */
  onLanding?: boolean;
}

/** The public header: sections, the directory and the two sign-in links; below 860 px in a menu. */
export function SiteHeader({ onLanding = false, ...own }: SiteHeaderProps) {
  const { open, setOpen, header, button } = useMenu();
  const menu = (
    <nav
      className="absolute inset-x-0 top-full max-h-[calc(var(--window)-var(--bar))] overflow-auto border-b border-hairline bg-paper pt-2 pb-6 [box-shadow:0_100vh_0_100vh_var(--scrim)] [clip-path:inset(0_0_-100vh_0)] nav:hidden"
      id="site-menu"
      aria-label="Menu"
      hidden={!open}
    >
      <div className="wrap" role="presentation" onClick={() => setOpen(false)}>
        <SiteLinks onLanding={onLanding} className={menuLinkClass} />
        <div className="grid grid-cols-2 gap-2 pt-6">
          <SessionLinks {...own} large />
        </div>
      </div>
    </nav>
  );
  return (
    <HeaderBar ref={header} below={menu}>
      <Logo />
      <nav className="ms-auto hidden items-center gap-1 nav:flex" aria-label="Main">
        <SiteLinks onLanding={onLanding} className={headerLinkClass} />
        <SessionLinks {...own} />
      </nav>
      <button
        ref={button}
        type="button"
        className={buttonClass({ variant: 'ghost', iconOnly: true }, 'group ms-auto nav:hidden')}
        aria-expanded={open}
        aria-controls="site-menu"
        aria-label="Menu"
        onClick={() => setOpen(!open)}
      >
        <Bars />
      </button>
    </HeaderBar>
  );
}

/** Large links with a running stitch below. */
const menuLinkClass =
  'flex min-h-14 items-center font-display text-section font-heading tracking-snug text-ink no-underline stitch-b';

function SiteLinks({ onLanding, className }: { onLanding: boolean; className: string }) {
  const section = (id: string) => (onLanding ? `#${id}` : paths.home(id));
  return (
    <>
      <a className={className} href={section('features')}>
        Features
      </a>
      <a className={className} href={section('how-it-works')}>
        How It Works
      </a>
      <Link className={className} href={paths.discover()}>
        Find Tailors
      </Link>
    </>
  );
}

/** Two bars, which form a cross while the menu is open. */
function Bars() {
  const bar = cx('absolute inset-x-0 h-0.5 rounded-full bg-current transition-transform duration-calm ease-ease');
  return (
    <span className="relative block h-3 w-5">
      <span className={cx(bar, 'top-px group-aria-expanded:translate-y-1 group-aria-expanded:rotate-45')} />
      <span className={cx(bar, 'bottom-px group-aria-expanded:-translate-y-1 group-aria-expanded:-rotate-45')} />
    </span>
  );
}

function SessionLinks({
  large = false,
  ownHref,
  ownLabel = 'Dashboard',
  isUnknown,
}: HeaderSession & { large?: boolean }) {
  const look = cx('whitespace-nowrap', isUnknown && 'invisible');
  const size = large ? 'lg' : undefined;
  if (ownHref) {
    return (
      <LinkButton variant="primary" size={size} className="whitespace-nowrap" href={ownHref}>
        {ownLabel}
      </LinkButton>
    );
  }
  return (
    <>
      <a className={buttonClass({ variant: large ? 'secondary' : 'ghost', size }, look)} href={paths.login()}>
        Log In
      </a>
      <a className={buttonClass({ variant: 'primary', size }, look)} href={paths.login()}>
        Sign Up Free
      </a>
    </>
  );
}

/** The state of the menu. Escape closes it and focuses its button; a press outside only closes it. */
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
