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
    <div className={cx('grid max-w-176 gap-3', className)}>
      <h2 className={large ? 'nav:text-h1' : undefined}>{title}</h2>
      {lead && <p className="max-w-measure text-lead text-pretty text-muted">{lead}</p>}
    </div>
  );
}
