import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';

interface RowLinkProps extends Pick<ComponentProps<'a'>, 'aria-label' | 'children' | 'dir'> {
  href: string;
  /** Its text: by default as large as names in lists. */
  className?: string;
}

/** The link of a row. It covers the whole row, which is `relative`, except for buttons that are `relative` too. */
export function RowLink({ className = 'text-fit-name', ...link }: RowLinkProps) {
  return (
    <Link
      {...link}
      className={cx(
        className,
        'block text-ink no-underline before:absolute before:inset-0 hover:underline focus-visible:no-shadow focus-visible:outline-0 focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus',
      )}
    />
  );
}

/** Letters of a name above which it is smaller where space is narrow, so that it has two lines and not three. */
const longName = 24;

/** Returns whether a name is smaller on a phone. */
export const isLongName = (name: string): boolean => name.length > longName;

/** Returns the classes of a name in a row: a long one is smaller on a phone, so that it has two lines and not three. */
export const rowNameClass = (name: string) =>
  isLongName(name) ? 'wrap-anywhere max-shell:text-fit-long-name' : 'wrap-anywhere';
