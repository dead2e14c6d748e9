import type { ReactNode } from 'react';
import { usePageMark } from '../../../lib/pages/page-mark';

/** The actions of a screen, in the place of a phone's bottom bar. */
export function ActionBar({ children }: { children: ReactNode }) {
  usePageMark('actionBar');
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap gap-3 border-t border-hairline bg-paper px-gutter pb-safe-3 pt-3 *:flex-[var(--share,1)_1_0px] print:hidden">
      {children}
    </div>
  );
}
