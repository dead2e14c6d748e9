import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { usePageMark } from '../../../lib/pages/page-mark';
import { hintClass } from '../../../ui/controls/field';

interface SubmitBarProps {
  /** Shown before the button where there is room. */
  note: string;
  children: ReactNode;
}

/** The last row of the setup; on phones it is sticky, so that its button stays within reach. */
export function SubmitBar({ note, children }: SubmitBarProps) {
  usePageMark('submitBar');
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-hairline pt-6 max-sm:sticky max-sm:bottom-0 max-sm:z-20 max-sm:-mx-gutter max-sm:bg-paper max-sm:px-gutter max-sm:pb-safe-3 max-sm:pt-3">
      <p className={cx(hintClass, 'flex-1 max-sm:hidden')}>{note}</p>
      {children}
    </div>
  );
}
