import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { usePageMark } from '../../lib/pages/page-mark';
import { hintClass } from '../controls/field';

interface SaveBarProps {
  /** Shown before the buttons where there is room. */
  note?: ReactNode;
  children: ReactNode;
}

/** The sticky bar that keeps a form's buttons within reach. */
export function SaveBar({ note, children }: SaveBarProps) {
  usePageMark('saveBar');
  return (
    <div className="sticky bottom-above-bar z-25 -mx-gutter flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-paper px-gutter py-3 max-sm:*:flex-[var(--share,1)_1_0px] print:hidden">
      <p className={cx(hintClass, 'me-auto max-sm:hidden')}>{note}</p>
      {children}
    </div>
  );
}
