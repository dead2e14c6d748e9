import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';

interface AppFrameProps {
  /** Room for the bar at the foot of a phone's screen (`--bottom-bar`). */
  hasBottomBar?: boolean;
  children: ReactNode;
}

/** Around a signed-in screen, whose headings of the first rank are smaller than a visitor's. */
export function AppFrame({ hasBottomBar, children }: AppFrameProps) {
  return (
    <div
      className={cx(
        '[--lh-h1:1.12] [--t-h1:clamp(1.625rem,1.35rem+1.2vw,2.25rem)]',
        hasBottomBar &&
          'max-shell:pb-[calc(var(--bar)+env(safe-area-inset-bottom))] max-shell:[--bottom-bar:var(--bar)]',
      )}
    >
      {children}
    </div>
  );
}

/** The screen itself. Its foot leaves room for what a page has there: an action under the thumb, or a bar. */
export function AppMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      className="wrap min-w-0 pt-2 pb-16 in-data-save-bar:pb-0 max-shell:in-data-thumb:pb-26 shell:pt-6 shell:pb-20 shell:in-data-save-bar:pb-0"
      tabIndex={-1}
    >
      {children}
    </main>
  );
}
