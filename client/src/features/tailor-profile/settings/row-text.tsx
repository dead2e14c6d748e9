import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** A row of the settings: a button or a link. */
export const rowClass =
  'flex min-h-14 w-full items-center gap-3 py-1.5 text-start text-ink no-underline hover:bg-sunken';

interface RowTextProps {
  /** The prefix of the ids of the title and the line below it. */
  id: string;
  title: string;
  now: ReactNode;
  isProblem?: boolean;
}

/** The title of a row and, in one line below it, what it holds now. */
export function RowText({ id, title, now, isProblem }: RowTextProps) {
  return (
    <span className="min-w-0 flex-1">
      <span id={`${id}-title`} className="block font-display text-name font-semibold">
        {title}
      </span>
      {now && (
        <span
          id={`${id}-now`}
          className={cx(
            'block truncate font-text text-micro tracking-normal',
            isProblem ? 'font-medium text-danger-ink' : 'font-normal text-muted',
          )}
        >
          {now}
        </span>
      )}
    </span>
  );
}
