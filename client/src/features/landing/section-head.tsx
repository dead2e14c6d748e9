import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  title: ReactNode;
  lead?: string;
  /** A larger title from 860 px. */
  large?: boolean;
  className?: string;
}

export function SectionHead({ title, lead, large, className }: SectionHeadProps) {
  return (
    <div className={cx('grid max-w-176 gap-1.5 nav:gap-3', className)}>
      <h2 className={cx('text-title', large && 'nav:text-h1')}>{title}</h2>
      {lead && <p className="max-w-measure text-compact text-pretty text-muted nav:text-lead">{lead}</p>}
    </div>
  );
}
