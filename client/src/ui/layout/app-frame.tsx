import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';

interface AppFrameProps {
  /** Leaves room for the bar at the bottom of a phone's screen (`--bottom-bar`). The actions of a screen can take its place. */
  hasBottomBar?: boolean;
  children: ReactNode;
}

/** Wraps a signed-in screen; its h1 headings are smaller than on public pages. */
export function AppFrame({ hasBottomBar, children }: AppFrameProps) {
  return (
    <div
      className={cx(
        'workroom-type',
        hasBottomBar &&
          'in-data-action-bar:**:data-bottom-bar:hidden max-shell:pb-[calc(var(--bar)+env(safe-area-inset-bottom))] max-shell:[--bottom-bar:var(--bar)] print:pb-0! low:in-data-typing:[--bottom-bar:0px]!',
      )}
    >
      {children}
    </div>
  );
}

/** The main part of a screen. Its bottom padding leaves room for the page's fixed button or bar. */
export function AppMain({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      className="wrap min-w-0 pt-2 pb-16 in-data-save-bar:pb-0 max-shell:in-data-thumb:pb-26 shell:pt-6 shell:pb-20 shell:in-data-save-bar:pb-0 print:p-0!"
      tabIndex={-1}
    >
      {children}
    </main>
  );
}
