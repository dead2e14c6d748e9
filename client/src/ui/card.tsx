import type { HTMLAttributes } from 'react';
import { cx } from 'class-variance-authority';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** Room inside; false where the content brings its own. */
  pad?: boolean;
}

export function Card({ as: Tag = 'div', pad = true, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx('card', pad && 'card--pad', className)} />;
}
