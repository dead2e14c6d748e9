import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';

interface BadgeProps {
  tone?: 'ok' | 'orange' | 'purple';
  className?: string;
  children: ReactNode;
}

export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={cx('badge', tone && `badge--${tone}`, className)}>{children}</span>;
}
