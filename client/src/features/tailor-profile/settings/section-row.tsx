import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { useRevealed } from '../../../lib/use-revealed';
import { ChevronIcon } from '../../../ui/display/later-icons';
import { fieldsClass } from '../../../ui/layout/form-section';
import { rowClass, RowText } from './row-text';

interface SectionRowProps {
  /** The id of its button. */
  id: string;
  title: string;
  /** What the section says now; shown while it is closed. */
  now: ReactNode;
  /** What is wrong in it, shown instead. */
  problem?: string;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A section of the settings as a row, which a press opens and closes. A closed section stays in the page, so that its fields keep
 * what was typed; a find in the page opens it, and so does `focusField`.
 */
export function SectionRow({ id, title, now, problem, isOpen, onOpen, onClose, children }: SectionRowProps) {
  const contentId = useId();
  const content = useRevealed(isOpen, onOpen);
  return (
    <section className="border-b border-hairline">
      <h2>
        <button
          type="button"
          id={id}
          className={rowClass}
          aria-labelledby={`${id}-title`}
          aria-describedby={isOpen ? undefined : `${id}-now`}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={({ currentTarget }) => keepInPlace(currentTarget, isOpen ? onClose : onOpen)}
        >
          <RowText id={id} title={title} now={!isOpen && (problem ?? now)} isProblem={problem !== undefined} />
          <ChevronIcon className={cx('size-4.5 flex-none text-muted', isOpen ? '-rotate-90' : 'rotate-90')} />
        </button>
      </h2>
      <div id={contentId} ref={content}>
        {/* The padding would show in the hidden element itself. */}
        <div className={cx(fieldsClass, 'pt-1 pb-5')}>{children}</div>
      </div>
    </section>
  );
}

/** Runs a change of the page. The row stays where the finger is, also if what is above it becomes lower. */
function keepInPlace(row: HTMLElement, change: () => void): void {
  const { top } = row.getBoundingClientRect();
  flushSync(change);
  window.scrollBy(0, row.getBoundingClientRect().top - top);
}
