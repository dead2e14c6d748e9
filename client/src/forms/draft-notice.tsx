import { useRef } from 'react';
import { focusField } from '../lib/fields/focus-field';
import { Button } from '../ui/controls/button';

interface DraftNoticeProps {
  /** Discards the restored text; undefined if none was restored. */
  onDiscard: (() => void) | undefined;
}

/** Says in a form that its fields contain restored text, and offers to discard it. */
export function DraftNotice({ onDiscard }: DraftNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  if (!onDiscard) return null;
  const discard = () => {
    const field = notice.current?.closest('form')?.querySelector<HTMLElement>(firstField);
    onDiscard();
    focusField(field);
  };
  return (
    <div
      ref={notice}
      role="status"
      className="mb-3 flex min-w-0 items-center justify-between gap-x-2 rounded border border-hairline bg-surface py-1 ps-4 pe-1"
    >
      <p className="min-w-0 leading-snug text-balance">Your unsaved changes are back.</p>
      <Button variant="ghost" className="flex-none" onClick={discard}>
        Discard
      </Button>
    </div>
  );
}

/** Skips file inputs, which are hidden behind a button. */
const firstField = ':is(input, textarea):not([type="file"])';
