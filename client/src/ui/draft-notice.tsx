import { useRef } from 'react';
import { Button } from './button';

interface DraftNoticeProps {
  /** Gives up the text that was restored; undefined where none was. */
  onDiscard: (() => void) | undefined;
}

/** Inside a form whose fields show restored text: says so, and offers to give it up. */
export function DraftNotice({ onDiscard }: DraftNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  if (!onDiscard) return null;
  const discard = () => {
    const field = notice.current?.closest('form')?.querySelector<HTMLElement>(firstField);
    onDiscard();
    field?.focus();
  };
  return (
    <div
      ref={notice}
      role="status"
      className="col-span-full mb-3 flex min-w-0 flex-wrap items-center justify-between gap-x-4 rounded border border-hairline bg-surface py-1 ps-4 pe-1"
    >
      <p>Your unsaved changes are back.</p>
      <Button variant="ghost" onClick={discard}>
        Discard
      </Button>
    </div>
  );
}

/** A picture's own field is hidden behind its button. */
const firstField = ':is(input, textarea):not([type="file"])';
