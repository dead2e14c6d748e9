import type { ReactNode } from 'react';
import { usePageMark } from '../../lib/pages/page-mark';

/** A button of a page's head; below 900 px it is fixed above the bottom bar, within reach of the thumb. */
export function Thumb({ children }: { children: ReactNode }) {
  usePageMark('thumb');
  // On phones, the icon wraps above the text if large text leaves no room beside it.
  return (
    <div className="max-shell:fixed max-shell:end-gutter max-shell:bottom-above-bar max-shell:z-30 max-shell:mb-3 max-shell:max-w-[calc(100%-2*var(--gutter))] max-shell:*:min-h-13 max-shell:*:max-w-full max-shell:*:flex-wrap max-shell:*:ps-4.5 max-shell:*:pe-5 max-shell:*:[box-shadow:0_0_0_4px_var(--paper)] print:hidden low:in-data-typing:hidden">
      {children}
    </div>
  );
}
