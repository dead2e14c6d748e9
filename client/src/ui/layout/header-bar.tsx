import type { ReactNode, Ref } from 'react';
import { cx } from 'class-variance-authority';

interface HeaderBarProps {
  ref?: Ref<HTMLElement>;
  className?: string;
  /** Content below the bar: a menu that opens from it. */
  below?: ReactNode;
  children: ReactNode;
}

/** The sticky bar at the top of every screen, and of the first printed page. */
export function HeaderBar({ ref, className, below, children }: HeaderBarProps) {
  return (
    <header ref={ref} className={cx('sticky top-0 z-40 border-b border-hairline bg-paper', className)}>
      <div className="wrap flex min-h-bar items-center gap-2">{children}</div>
      {below}
    </header>
  );
}

/** A link in the bar that does not look like a button. */
export const headerLinkClass = 'tap rounded px-3 text-compact font-medium whitespace-nowrap text-ink hover:bg-wash';
