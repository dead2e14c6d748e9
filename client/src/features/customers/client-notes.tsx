import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Button } from '../../ui/controls/button';
import { ChevronIcon } from '../../ui/display/later-icons';

interface ClientNotesProps {
  notes: string | null;
  onEdit: () => void;
}

/** The notes in one line; a press shows all of them, with the way to edit them. */
export function ClientNotes({ notes, onEdit }: ClientNotesProps) {
  const [isOpen, setOpen] = useState(false);
  if (!notes) {
    return (
      <Button variant="action" size="s" className="-ms-3 self-start shell:ms-9" onClick={onEdit}>
        Add notes
      </Button>
    );
  }
  return (
    <section aria-label="Notes" className="mt-1 shell:ms-12 shell:max-w-176">
      <button
        type="button"
        className="flex min-h-tap w-full items-center gap-2 py-1 text-start text-small/[1.4]"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={cx('min-w-0 flex-1', isOpen ? 'wrap-anywhere whitespace-pre-line' : 'truncate')}>
          <b className="font-semibold">Notes</b>{' '}
          <span className="text-muted" dir="auto">
            {notes}
          </span>
        </span>
        <ChevronIcon className={cx('size-4.5 flex-none text-muted', isOpen ? '-rotate-90' : 'rotate-90')} />
      </button>
      {isOpen && (
        <Button variant="action" size="s" className="-ms-3" onClick={onEdit}>
          Edit notes
        </Button>
      )}
    </section>
  );
}
