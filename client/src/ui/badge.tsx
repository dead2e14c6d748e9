import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';

interface BadgeProps {
  tone?: 'ok' | 'orange' | 'purple';
  className?: string;
  children: ReactNode;
}

export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={classNames('badge', tone && `badge--${tone}`, className)}>{children}</span>;
}
