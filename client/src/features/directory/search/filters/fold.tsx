import { cx } from 'class-variance-authority';
import { type ReactNode, useId, useState } from 'react';
import { ChevronIcon } from '../../../../ui/display/later-icons';

interface FoldProps {
  title: string;
  /** The number of filters in it that are set. */
  set: number;
  children: ReactNode;
}

/** A collapsed section of the filters. It is open if one of its filters is set, and opens when one is set by a link or Back. */
export function Fold({ title, set, children }: FoldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(set > 0);
  const [known, setKnown] = useState(set);
  if (set !== known) {
    setKnown(set);
    if (set > known) setOpen(true);
  }
  return (
    <div className="border-b border-hairline">
      <button
        type="button"
        className="flex min-h-13 w-full items-center justify-between text-start font-display text-name font-semibold"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {set > 0 ? `${title} (${set})` : title}
        {/* The chevron points right and is rotated down or up. */}
        <ChevronIcon
          className={cx('size-4.5 text-muted', isOpen ? '-rotate-90 rtl:rotate-90' : 'rotate-90 rtl:-rotate-90')}
        />
      </button>
      {isOpen && (
        <div id={id} className="pb-4">
          {children}
        </div>
      )}
    </div>
  );
}
