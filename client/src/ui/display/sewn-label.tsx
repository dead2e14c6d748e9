import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface SewnLabelProps {
  /** The colours, with that of the thread as `--stitch`, and the size. */
  className: string;
  children: ReactNode;
}

/** A label that is sewn on at both ends. Signed-in screens use `SewnTag`, which has its colours and sizes. */
export function SewnLabel({ className, children }: SewnLabelProps) {
  return (
    <span
      className={cx(
        'relative inline-flex max-w-full items-center rounded-xs py-0.5 font-display font-semibold wrap-anywhere',
        className,
      )}
      dir="auto"
    >
      <Stitches className="start-1.25" />
      {children}
      <Stitches className="end-1.25" />
    </span>
  );
}

function Stitches({ className }: { className: string }) {
  return <span aria-hidden="true" className={cx('absolute inset-y-1 w-0.5 [--along:to_bottom] sewn', className)} />;
}
