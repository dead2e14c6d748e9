import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid items-start gap-x-4 gap-y-4.5 phone:grid-cols-2">{children}</dl>;
}

interface FactProps {
  label: string;
  /** Spans all columns of the list. */
  full?: boolean;
  /** Keeps line breaks. */
  isProse?: boolean;
  children: ReactNode;
}

/** One answer of the profile to read; a missing answer is shown as such instead of left blank. */
export function Fact({ label, full, isProse, children }: FactProps) {
  return (
    <div className={full ? 'phone:col-span-full' : undefined}>
      <dt className="text-small font-semibold">{label}</dt>
      <dd
        dir="auto"
        className={cx(
          'wrap-anywhere',
          !children && 'text-muted',
          isProse && 'max-w-measure text-pretty whitespace-pre-line',
        )}
      >
        {children || 'Not given'}
      </dd>
    </div>
  );
}
